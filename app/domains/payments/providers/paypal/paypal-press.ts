import type { FormPress, PaymentComplaint } from "../../payment-handle";
import type { StartedPayment } from "../../started-payment";
import type { Captured } from "./capture-paypal";
import { paypalMessages } from "./paypal.messages";

type Ports = {
  readonly form: () => FormPress;
  readonly capture: (paypalOrderId: string) => Promise<Captured>;
};

type Answer<T> = { readonly resolve: (value: T) => void; readonly reject: (reason: Error) => void };

/**
 * One press of PayPal's own button, from the check of the form to the end of the payment. The button asks for
 * an order: the form is sent, and begins the payment; then the buyer approves in PayPal's window, and the form's run
 * waits for that. What PayPal declines may be approved again with something else, in the same run.
 */
export function paypalPress({ form, capture }: Ports) {
  let pressed = false;
  let run: Promise<void> = Promise.resolve();
  let opening: Answer<string> | null = null;
  /** Why the buyer left while the order was still being made. */
  let left: string | null = null;
  let paying: ((complaint: string | null) => void) | null = null;

  const end = (complaint: string | null) => {
    pressed = false;
    if (opening) left = complaint;
    paying?.(complaint);
    paying = null;
  };

  return {
    /** A form that is sent by other means than the button has nothing to pay with. */
    complaints: async (): Promise<readonly PaymentComplaint[]> =>
      pressed ? [] : [{ field: "paymentMethod", message: paypalMessages.pressButton }],
    pay: (payment: StartedPayment): Promise<string | null> => {
      if (payment.provider !== "paypal" || !opening) return Promise.resolve(paypalMessages.failed);
      opening.resolve(payment.paypalOrderId);
      opening = null;
      if (left) return Promise.resolve(left);
      return new Promise((resolve) => {
        paying = resolve;
      });
    },
    /** CHK-023: an incomplete form never reaches PayPal. */
    isWanted: async (): Promise<boolean> => {
      pressed = true;
      pressed = await form().check(paypalMessages.incompleteForm);
      return pressed;
    },
    createOrder: (): Promise<string> =>
      new Promise((resolve, reject) => {
        opening = { resolve, reject };
        left = null;
        const ended = () => {
          pressed = false;
          opening?.reject(new Error(paypalMessages.createFailed));
          opening = null;
        };
        run = form().submit().then(ended, ended);
      }),
    approved: async (paypalOrderId: string, approveAgain: () => void): Promise<void> => {
      const captured = await capture(paypalOrderId);
      if (captured.kind === "approve-again") return approveAgain();
      end(captured.kind === "captured" ? null : captured.message);
      // PayPal covers the page until this is over: till then the order is not settled.
      await run;
    },
    canceled: () => end(paypalMessages.canceled),
    failed: () => end(paypalMessages.failed),
  };
}
