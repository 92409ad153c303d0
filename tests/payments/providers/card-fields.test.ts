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

describe("listCardErrors", () => {
  it("lists each incomplete field [PAY-022]", () => {
    expect(listCardErrors(true, {})).toEqual([
      { field: "cardNumber", message: "Card number is incomplete or invalid" },
      { field: "cardExpiry", message: "Expiry date is incomplete or invalid" },
      { field: "cardCvc", message: "CVC is incomplete or invalid" },
    ]);
  });

  it("returns no errors for complete fields [PAY-022]", () => {
    const complete = { cardNumber: true, cardExpiry: true, cardCvc: true };
    expect(listCardErrors(true, complete)).toEqual([]);
    expect(listCardErrors(true, { ...complete, cardCvc: false })).toEqual([
      { field: "cardCvc", message: "CVC is incomplete or invalid" },
    ]);
  });

  it("reports that the provider's script is missing [PAY-026]", () => {
    expect(listCardErrors(false, {})).toEqual([{ field: "cardNumber", message: "Stripe.js not ready" }]);
  });
});

describe("createCardProgress while the shopper types", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const ignoreBlur = () => undefined;
  const withoutCode = () => {
    const card = createCardProgress();
    card.fieldChanged("cardNumber", true);
    card.fieldChanged("cardExpiry", true);
    return card;
  };
  const missingCode = [{ field: "cardCvc", message: "CVC is incomplete or invalid" }];

  it("waits for the frame's message about the last digit", async () => {
    const card = withoutCode();
    card.fieldChanged("cardCvc", false);
    const validation = card.validate(ignoreBlur);
    await vi.advanceTimersByTimeAsync(100);
    card.fieldChanged("cardCvc", true);
    expect(await validation).toEqual([]);
  });

  it("blurs the focused field and waits for its blur event", async () => {
    const card = withoutCode();
    card.fieldFocused("cardCvc");
    const leave = vi.fn();
    const validation = card.validate(leave);
    expect(leave).toHaveBeenCalledWith("cardCvc");
    await vi.advanceTimersByTimeAsync(4_900);
    card.fieldChanged("cardCvc", true);
    card.fieldBlurred("cardCvc");
    expect(await validation).toEqual([]);
  });

  it("waits for a field whose focus event arrives late", async () => {
    const card = withoutCode();
    const leave = vi.fn();
    const validation = card.validate(leave);
    await vi.advanceTimersByTimeAsync(400);
    card.fieldFocused("cardCvc");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(leave).toHaveBeenCalledWith("cardCvc");
    card.fieldChanged("cardCvc", false);
    card.fieldChanged("cardCvc", true);
    expect(await validation).toEqual([]);
  });

  it("reports missing fields half a second after the last message", async () => {
    const card = withoutCode();
    card.fieldFocused("cardCvc");
    const answered = vi.fn();
    const validation = card.validate(ignoreBlur).then(answered);
    await vi.advanceTimersByTimeAsync(300);
    card.fieldBlurred("cardCvc");
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await validation;
    expect(answered).toHaveBeenCalledWith(missingCode);
  });

  it("waits five seconds for a card frame that sends no message", async () => {
    const card = withoutCode();
    card.fieldFocused("cardCvc");
    const answered = vi.fn();
    const validation = card.validate(ignoreBlur).then(answered);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await validation;
    expect(answered).toHaveBeenCalledWith(missingCode);
  });

  it("returns at once when nothing was typed or nothing is missing", async () => {
    const card = createCardProgress();
    expect(await card.validate(ignoreBlur)).toHaveLength(3);
    for (const field of ["cardNumber", "cardExpiry", "cardCvc"] as const) card.fieldChanged(field, true);
    expect(await card.validate(ignoreBlur)).toEqual([]);
  });
});

describe("confirmCard", () => {
  it("returns no error after a successful confirmation", async () => {
    expect(await complaintAfter({ paymentIntent: { id: "pi_1", status: "succeeded" } })).toBeNull();
  });

  it("returns the provider's message after a refusal [PAY-027]", async () => {
    expect(await complaintAfter({ error: { message: "Your card was declined." } })).toBe(
      "Your card was declined.",
    );
  });

  it("returns 'Payment failed' after a refusal without a message [PAY-027]", async () => {
    expect(await complaintAfter({ error: {} })).toBe("Payment failed");
  });

  it("asks for missing authentication [PAY-013]", async () => {
    expect(await complaintAfter({ paymentIntent: { id: "pi_1", status: "requires_action" } })).toBe(
      "Additional authentication required",
    );
  });

  it.each(["requires_payment_method", "requires_confirmation", "canceled"] as const)(
    "reports an unexpected status: %s [PAY-014]",
    async (status) => {
      expect(await complaintAfter({ paymentIntent: { id: "pi_1", status } })).toBe(
        `Unexpected payment status: ${status}`,
      );
    },
  );

  it("captures an authorized payment [PAY-012]", async () => {
    const requests: string[] = [];
    const capture = async (id: string) => {
      requests.push(id);
      return null;
    };
    expect(
      await complaintAfter({ paymentIntent: { id: "pi_1", status: "requires_capture" } }, capture),
    ).toBeNull();
    expect(requests).toEqual(["pi_1"]);
  });
});
