import type { OrderJson } from "~/domains/orders/order.schema";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { newId } from "~/kernel/ids";
import type { Result } from "~/kernel/result";
import { checkoutPageMessages } from "../page/checkout-page.messages";
import type { OrderReply } from "../place-order/order-reply.schema";
import type { CheckoutRetry } from "./checkout-retry";
import type { OrderResponse } from "./order-api";

/** HTTP 410: the saved order is complete and the cart differs; the next submit creates another order. */
const orderComplete = 410;

export type SubmitResult =
  | { readonly kind: "done"; readonly order: OrderJson }
  | {
      readonly kind: "invalid";
      readonly message: string;
      readonly errors: Readonly<Record<string, string[]>>;
    }
  /** Prices have changed, or some samples can no longer be ordered. */
  | { readonly kind: "cart-changed"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string };

export type SubmitSteps = {
  readonly postOrder: (body: object) => Promise<OrderResponse>;
  readonly patchOrder: (id: string) => Promise<OrderResponse>;
  /** Returns what the payment needs to start, such as a card token, or an error message. */
  readonly prepare: () => Promise<Result<object, string>>;
  /** Confirms the payment in the browser; returns an error message or null. */
  readonly confirm: (payment: StartedPayment) => Promise<string | null>;
  readonly isOnline: () => boolean;
  readonly saveRetry: (retry: CheckoutRetry) => void;
};

/**
 * Submits the checkout (CHK-024 to CHK-029): places the order, pays it and fetches the result. After a failed
 * payment or a lost connection the same order is paid again (CHK-026, CHK-028).
 */
export async function submitOrder(
  ports: SubmitSteps,
  form: object,
  retry: CheckoutRetry,
): Promise<SubmitResult> {
  if (!ports.isOnline()) return toRefused(checkoutPageMessages.offline);
  const prepared = await ports.prepare();
  if (!prepared.ok) return toRefused(prepared.failure);
  const placement = await postPlacement(ports, { ...form, ...prepared.value }, retry);
  if (!placement) return toRefused(checkoutPageMessages.unreachable);
  const { reply, status } = placement;
  if (status === orderComplete) ports.saveRetry({ placementId: newId() });
  if (reply.order) ports.saveRetry({ ...retry, orderId: reply.order.id, ...pickAttemptId(reply) });
  if (reply.errors) return { kind: "invalid", message: reply.message, errors: reply.errors };
  if (reply.totals || reply.unavailable) return { kind: "cart-changed", message: reply.message };
  if (!reply.success || !reply.order) return toRefused(reply.message);

  if (!reply.payment) return toSubmitResult(reply, null);
  return confirmPayment(ports, reply.order.id, reply.payment);
}

/** Posts the order. After a 404, which means that this browser no longer owns the saved order, it places a new one. */
async function postPlacement(
  ports: SubmitSteps,
  form: object,
  retry: CheckoutRetry,
): Promise<OrderResponse | null> {
  const { placementId, orderId, attemptId } = retry;
  const answer = await ignoreFailure(ports.postOrder({ ...form, placementId, orderId, attemptId }));
  if (answer?.status !== 404 || !orderId) return answer;
  ports.saveRetry({ placementId });
  return ignoreFailure(ports.postOrder({ ...form, placementId }));
}

function pickAttemptId({ payment }: OrderReply) {
  return payment ? { attemptId: payment.attemptId } : {};
}

async function confirmPayment(
  ports: SubmitSteps,
  orderId: string,
  payment: StartedPayment,
): Promise<SubmitResult> {
  const error = await ports.confirm(payment).catch(() => checkoutPageMessages.paymentFailed);
  const answer = await ignoreFailure(ports.patchOrder(orderId));
  if (!answer) return toRefused(checkoutPageMessages.unconfirmed);
  return toSubmitResult(answer.reply, error);
}

/** Converts the reply; `sendEmail: false` means exactly that the payment failed (CHK-028). */
function toSubmitResult(reply: OrderReply, error: string | null): SubmitResult {
  if (reply.success && reply.order && reply.sendEmail !== false) {
    return { kind: "done", order: reply.order };
  }
  return toRefused(error || reply.message || checkoutPageMessages.paymentFailed);
}

function toRefused(message: string): SubmitResult {
  return { kind: "refused", message };
}

async function ignoreFailure(answer: Promise<OrderResponse>): Promise<OrderResponse | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
