import { describe, expect, it } from "vitest";
import type { FormControls } from "~/domains/payments/form/payment-handle";
import type { CaptureResult } from "~/domains/payments/providers/paypal/capture-paypal";
import { createPaypalCheckout } from "~/domains/payments/providers/paypal/paypal-checkout";
import type { StartedPayment } from "~/domains/payments/started-payment";

const startedPayment: StartedPayment = {
  provider: "paypal",
  attemptId: "att-1",
  amount: 23.57,
  currency: "usd",
  status: "CREATED",
  clientId: "client",
  paypalOrderId: "PP-1",
  approveUrl: "https://paypal.example/approve",
};

/** A form that places and pays an order, as the checkout does. `messages` collects the result of each run. */
function createCheckout(captures: readonly CaptureResult[], check: FormControls["check"] = async () => true) {
  const leaveReason = [...captures];
  const headings: string[] = [];
  const messages: (string | null)[] = [];
  let hold: Promise<void> = Promise.resolve();
  const submit = createPaypalCheckout({
    form: () => ({
      check: async (heading) => {
        headings.push(heading);
        return check(heading);
      },
      submit: async () => {
        await hold;
        messages.push(await submit.pay(startedPayment));
      },
    }),
    capture: async () => leaveReason.shift() ?? { kind: "failed", message: "no capture was expected" },
  });
  const holdSubmit = () => {
    let release = () => undefined as unknown;
    hold = new Promise((resolve) => {
      release = () => resolve();
    });
    return () => void release();
  };
  return { submit, headings, messages, holdSubmit };
}

const ended = () => new Promise((resolve) => setTimeout(resolve));

describe("createPaypalCheckout", () => {
  it("validates the whole form first and stops when it is invalid [CHK-023]", async () => {
    const { submit, headings } = createCheckout([], async () => false);
    expect(await submit.checkForm()).toBe(false);
    expect(headings).toEqual(["Please complete all required fields before proceeding with payment."]);
  });

  it("places the order and ends without an error when it is captured [CHK-023]", async () => {
    const { submit, messages } = createCheckout([{ kind: "captured" }]);
    expect(await submit.checkForm()).toBe(true);
    expect(await submit.validate()).toEqual([]);
    expect(await submit.createOrder()).toBe("PP-1");
    await submit.onApprove("PP-1", () => undefined);
    await ended();
    expect(messages).toEqual([null]);
  });

  it("allows another approval after a decline in the same run", async () => {
    const { submit, messages } = createCheckout([{ kind: "approve-again" }, { kind: "captured" }]);
    await submit.checkForm();
    await submit.createOrder();
    const again: string[] = [];
    await submit.onApprove("PP-1", () => void again.push("again"));
    await ended();
    expect([again, messages]).toEqual([["again"], []]);
    await submit.onApprove("PP-1", () => void again.push("again"));
    await ended();
    expect([again, messages]).toEqual([["again"], [null]]);
  });

  it("reports a closed window, also before the order was created", async () => {
    const canceled =
      "You left PayPal before paying. You weren't charged; click the PayPal button to try again.";
    const first = createCheckout([]);
    await first.submit.checkForm();
    await first.submit.createOrder();
    first.submit.onCancel();
    await ended();
    expect(first.messages).toEqual([canceled]);

    const second = createCheckout([]);
    const release = second.holdSubmit();
    await second.submit.checkForm();
    const making = second.submit.createOrder();
    second.submit.onCancel();
    release();
    await making;
    await ended();
    expect(second.messages).toEqual([canceled]);
  });

  it("reports failures of the capture and of the transaction [PAY-031] [PAY-032]", async () => {
    const message = "Failed to capture PayPal payment. Please try again.";
    const refused = createCheckout([{ kind: "failed", message }]);
    await refused.submit.checkForm();
    await refused.submit.createOrder();
    await refused.submit.onApprove("PP-1", () => undefined);
    await ended();
    expect(refused.messages).toEqual([message]);

    const broken = createCheckout([]);
    await broken.submit.checkForm();
    await broken.submit.createOrder();
    broken.submit.onError();
    await ended();
    expect(broken.messages).toEqual(["An error occurred during the PayPal transaction. Please try again."]);
  });

  it("creates no PayPal order for a refused form and can be used again", async () => {
    const submit = createPaypalCheckout({
      form: () => ({ check: async () => true, submit: async () => undefined }),
      capture: async () => ({ kind: "captured" }),
    });
    await submit.checkForm();
    await expect(submit.createOrder()).rejects.toThrow("Failed to create PayPal order. Please try again.");
    expect(await submit.validate()).toEqual([
      { field: "paymentMethod", message: "Please click the PayPal button to pay." },
    ]);
    expect(await submit.checkForm()).toBe(true);
  });
});
