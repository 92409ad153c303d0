import type { FormControls, PaymentFieldError } from "../../form/payment-handle";
import type { StartedPayment } from "../../started-payment";
import type { CaptureResult } from "./capture-paypal";
import { paypalMessages } from "./paypal.messages";

type CheckoutActions = {
  readonly form: () => FormControls;
  readonly capture: (paypalOrderId: string) => Promise<CaptureResult>;
};

type Deferred<T> = { readonly resolve: (value: T) => void; readonly reject: (reason: Error) => void };

/**
 * Creates the handlers of PayPal's button, from validation to the end of the payment. The button requests an order,
 * which submits the form and starts the payment. The buyer then approves in PayPal's window while the form
 * waits. A declined approval may be repeated.
 */
export function createPaypalCheckout({ form, capture }: CheckoutActions) {
  let isPressed = false;
  let run: Promise<void> = Promise.resolve();
  let pendingOrder: Deferred<string> | null = null;
  /** Why the buyer left while the order was being created. */
  let leaveReason: string | null = null;
  let finishPayment: ((error: string | null) => void) | null = null;

  const finish = (error: string | null) => {
    isPressed = false;
    if (pendingOrder) leaveReason = error;
    finishPayment?.(error);
    finishPayment = null;
  };

  return {
    /** A submit without PayPal's button cannot pay. */
    validate: async (): Promise<readonly PaymentFieldError[]> =>
      isPressed ? [] : [{ field: "paymentMethod", message: paypalMessages.pressButton }],
    pay: (payment: StartedPayment): Promise<string | null> => {
      if (payment.provider !== "paypal" || !pendingOrder) return Promise.resolve(paypalMessages.failed);
      pendingOrder.resolve(payment.paypalOrderId);
      pendingOrder = null;
      if (leaveReason) return Promise.resolve(leaveReason);
      return new Promise((resolve) => {
        finishPayment = resolve;
      });
    },
    /** Opens PayPal only for a valid form (CHK-023). */
    checkForm: async (): Promise<boolean> => {
      isPressed = true;
      isPressed = await form().check(paypalMessages.incompleteForm);
      return isPressed;
    },
    createOrder: (): Promise<string> =>
      new Promise((resolve, reject) => {
        pendingOrder = { resolve, reject };
        leaveReason = null;
        const handleEnd = () => {
          isPressed = false;
          pendingOrder?.reject(new Error(paypalMessages.createFailed));
          pendingOrder = null;
        };
        run = form().submit().then(handleEnd, handleEnd);
      }),
    onApprove: async (paypalOrderId: string, approveAgain: () => void): Promise<void> => {
      const captured = await capture(paypalOrderId);
      if (captured.kind === "approve-again") return approveAgain();
      finish(captured.kind === "captured" ? null : captured.message);
      // PayPal covers the page until this resolves; the order is not settled before.
      await run;
    },
    onCancel: () => finish(paypalMessages.canceled),
    onError: () => finish(paypalMessages.failed),
  };
}
