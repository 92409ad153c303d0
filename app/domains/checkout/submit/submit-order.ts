import type { OrderJson } from "~/domains/orders/order.schema";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { newId } from "~/kernel/ids";
import type { Result } from "~/kernel/result";
import { checkoutPageMessages } from "../page/checkout-page.messages";
import type { OrderReply } from "../place-order/order-reply.schema";
import type { CheckoutRetry } from "./checkout-retry";
import type { OrderResponse } from "./order-api";

/** HTTP 410: the remembered order is complete, and the cart holds other things; the next press is a new order. */
const orderComplete = 410;

/** What became of one press of the submit button. */
export type SubmitResult =
  | { readonly kind: "done"; readonly order: OrderJson }
  | {
      readonly kind: "invalid";
      readonly message: string;
      readonly errors: Readonly<Record<string, string[]>>;
    }
  /** Its prices, or what can be ordered of it. */
  | { readonly kind: "cart-changed"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string };

export type SubmitSteps = {
  readonly postOrder: (body: object) => Promise<OrderResponse>;
  readonly patchOrder: (id: string) => Promise<OrderResponse>;
  /** What has to go with the order for its payment to begin, or the provider's complaint. */
  readonly prepare: () => Promise<Result<object, string>>;
  /** Confirms the payment in the browser; answers the provider's complaint, or null when there is none. */
  readonly confirm: (payment: StartedPayment) => Promise<string | null>;
  readonly isOnline: () => boolean;
  readonly saveRetry: (retry: CheckoutRetry) => void;
};

/**
 * The checkout's steps in the browser (CHK-024 to CHK-029): place the order, pay it, ask the shop what became of it.
 * The order that a failed payment leaves behind is kept and paid again (CHK-026, CHK-028); a lost
 * connection never places a second one.
 */
export async function submitOrder(
  ports: SubmitSteps,
  form: object,
  retry: CheckoutRetry,
): Promise<SubmitResult> {
  if (!ports.isOnline()) return toRefused(checkoutPageMessages.offline);
  const prepared = await ports.prepare();
  if (!prepared.ok) return toRefused(prepared.failure);
  const placed = await postPlacement(ports, { ...form, ...prepared.value }, retry);
  if (!placed) return toRefused(checkoutPageMessages.unreachable);
  const { reply, status } = placed;
  if (status === orderComplete) ports.saveRetry({ placementId: newId() });
  if (reply.order) ports.saveRetry({ ...retry, orderId: reply.order.id, ...pickAttemptId(reply) });
  if (reply.errors) return { kind: "invalid", message: reply.message, errors: reply.errors };
  if (reply.totals || reply.unavailable) return { kind: "cart-changed", message: reply.message };
  if (!reply.success || !reply.order) return toRefused(reply.message);

  if (!reply.payment) return toSubmitResult(reply, null);
  return confirmPayment(ports, reply.order.id, reply.payment);
}

/** A 404 for a remembered order means it is not this browser's any more: it is forgotten, and placed anew. */
async function postPlacement(
  ports: SubmitSteps,
  form: object,
  retry: CheckoutRetry,
): Promise<OrderResponse | null> {
  const { placementId, orderId, attemptId } = retry;
  const answer = await orNull(ports.postOrder({ ...form, placementId, orderId, attemptId }));
  if (answer?.status !== 404 || !orderId) return answer;
  ports.saveRetry({ placementId });
  return orNull(ports.postOrder({ ...form, placementId }));
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
  const answer = await orNull(ports.patchOrder(orderId));
  if (!answer) return toRefused(checkoutPageMessages.unconfirmed);
  return toSubmitResult(answer.reply, error);
}

/** CHK-028: `sendEmail: false` means exactly that the payment failed. */
function toSubmitResult(reply: OrderReply, error: string | null): SubmitResult {
  if (reply.success && reply.order && reply.sendEmail !== false) {
    return { kind: "done", order: reply.order };
  }
  return toRefused(error || reply.message || checkoutPageMessages.paymentFailed);
}

function toRefused(message: string): SubmitResult {
  return { kind: "refused", message };
}

async function orNull(answer: Promise<OrderResponse>): Promise<OrderResponse | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
