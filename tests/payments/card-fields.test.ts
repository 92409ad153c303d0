import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listCardErrors } from "~/domains/payments/providers/stripe/card-errors";
import { createCardProgress } from "~/domains/payments/providers/stripe/card-progress";
import { confirmCard } from "~/domains/payments/providers/stripe/confirm-card";

const holder = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "4065550100",
  line1: "12 Main St",
  line2: "",
  city: "Dallas",
  state: "TX",
  zip: "75201",
  country: "US",
};
const captured = async () => null;
type Answer = Awaited<ReturnType<Parameters<typeof confirmCard>[0]>>;
const complaintAfter = (answer: Answer, capture: (id: string) => Promise<string | null> = captured) =>
  confirmCard(async () => answer, capture, holder);

describe("the card fields before they pay", () => {
  it("each say when they are incomplete [PAY-022]", () => {
    expect(listCardErrors(true, {})).toEqual([
      { field: "cardNumber", message: "Card number is incomplete or invalid" },
      { field: "cardExpiry", message: "Expiry date is incomplete or invalid" },
      { field: "cardCvc", message: "CVC is incomplete or invalid" },
    ]);
  });

  it("have nothing to say once they are complete [PAY-022]", () => {
    const complete = { cardNumber: true, cardExpiry: true, cardCvc: true };
    expect(listCardErrors(true, complete)).toEqual([]);
    expect(listCardErrors(true, { ...complete, cardCvc: false })).toEqual([
      { field: "cardCvc", message: "CVC is incomplete or invalid" },
    ]);
  });

  it("cannot be paid with before the provider's script is there [PAY-026]", () => {
    expect(listCardErrors(false, {})).toEqual([{ field: "cardNumber", message: "Stripe.js not ready" }]);
  });
});

describe("card fields asked while somebody types", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const nobody = () => undefined;
  const withoutCode = () => {
    const card = createCardProgress();
    card.fieldChanged("cardNumber", true);
    card.fieldChanged("cardExpiry", true);
    return card;
  };
  const missingCode = [{ field: "cardCvc", message: "CVC is incomplete or invalid" }];

  it("wait for the frame's word about the last digit, which comes after the key", async () => {
    const card = withoutCode();
    card.fieldChanged("cardCvc", false);
    const asked = card.validate(nobody);
    await vi.advanceTimersByTimeAsync(100);
    card.fieldChanged("cardCvc", true);
    expect(await asked).toEqual([]);
  });

  it("ask the field that has the keyboard to leave it, and wait until it has, however busy the machine is", async () => {
    const card = withoutCode();
    card.fieldFocused("cardCvc");
    const leave = vi.fn();
    const asked = card.validate(leave);
    expect(leave).toHaveBeenCalledWith("cardCvc");
    await vi.advanceTimersByTimeAsync(4_900);
    card.fieldChanged("cardCvc", true);
    card.fieldBlurred("cardCvc");
    expect(await asked).toEqual([]);
  });

  it("wait for a field that is only now heard to have been entered", async () => {
    const card = withoutCode();
    const leave = vi.fn();
    const asked = card.validate(leave);
    await vi.advanceTimersByTimeAsync(400);
    card.fieldFocused("cardCvc");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(leave).toHaveBeenCalledWith("cardCvc");
    card.fieldChanged("cardCvc", false);
    card.fieldChanged("cardCvc", true);
    expect(await asked).toEqual([]);
  });

  it("say half a second after the last word what is still missing", async () => {
    const card = withoutCode();
    card.fieldFocused("cardCvc");
    const answered = vi.fn();
    const asked = card.validate(nobody).then(answered);
    await vi.advanceTimersByTimeAsync(300);
    card.fieldBlurred("cardCvc");
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(answered).toHaveBeenCalledWith(missingCode);
  });

  it("wait five seconds for a frame that says nothing more", async () => {
    const card = withoutCode();
    card.fieldFocused("cardCvc");
    const answered = vi.fn();
    const asked = card.validate(nobody).then(answered);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(answered).toHaveBeenCalledWith(missingCode);
  });

  it("answer at once when nothing was typed, and when nothing is missing", async () => {
    const card = createCardProgress();
    expect(await card.validate(nobody)).toHaveLength(3);
    for (const field of ["cardNumber", "cardExpiry", "cardCvc"] as const) card.fieldChanged(field, true);
    expect(await card.validate(nobody)).toEqual([]);
  });
});

describe("what the provider answers to a card", () => {
  it("is no complaint when the payment succeeded", async () => {
    expect(await complaintAfter({ paymentIntent: { id: "pi_1", status: "succeeded" } })).toBeNull();
  });

  it("is shown in its own words when it refused [PAY-027]", async () => {
    expect(await complaintAfter({ error: { message: "Your card was declined." } })).toBe(
      "Your card was declined.",
    );
  });

  it("is 'Payment failed' when it refused without words [PAY-027]", async () => {
    expect(await complaintAfter({ error: {} })).toBe("Payment failed");
  });

  it("asks for authentication that is still missing [PAY-013]", async () => {
    expect(await complaintAfter({ paymentIntent: { id: "pi_1", status: "requires_action" } })).toBe(
      "Additional authentication required",
    );
  });

  it.each(["requires_payment_method", "requires_confirmation", "canceled"] as const)(
    "names a status nobody expected: %s [PAY-014]",
    async (status) => {
      expect(await complaintAfter({ paymentIntent: { id: "pi_1", status } })).toBe(
        `Unexpected payment status: ${status}`,
      );
    },
  );

  it("is captured when it was only authorized [PAY-012]", async () => {
    const asked: string[] = [];
    const capture = async (id: string) => {
      asked.push(id);
      return null;
    };
    expect(
      await complaintAfter({ paymentIntent: { id: "pi_1", status: "requires_capture" } }, capture),
    ).toBeNull();
    expect(asked).toEqual(["pi_1"]);
  });
});
