import type { OrderJson } from "~/domains/orders/order.schema";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { newId } from "~/kernel/ids";
import type { Result } from "~/kernel/result";
import { checkoutPageMessages } from "./checkout-page.messages";
import type { CheckoutRetry } from "./checkout-retry";
import type { OrderAnswer } from "./order-api";
import type { OrderReply } from "./order-reply.schema";

/** HTTP 410: the remembered order is complete, and the cart holds other things; the next press is a new order. */
const orderComplete = 410;

/** What became of one press of the submit button. */
export type SubmitOutcome =
  | { readonly kind: "done"; readonly order: OrderJson }
  | {
      readonly kind: "invalid";
      readonly message: string;
      readonly errors: Readonly<Record<string, string[]>>;
    }
  /** Its prices, or what can be ordered of it. */
  | { readonly kind: "cart-changed"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string };

export type SubmitPorts = {
  readonly postOrder: (body: object) => Promise<OrderAnswer>;
  readonly patchOrder: (id: string) => Promise<OrderAnswer>;
  /** What has to go with the order for its payment to begin, or the provider's complaint. */
  readonly prepare: () => Promise<Result<object, string>>;
  /** Confirms the payment in the browser; answers the provider's complaint, or null when there is none. */
  readonly confirm: (payment: StartedPayment) => Promise<string | null>;
  readonly isOnline: () => boolean;
  readonly keepRetry: (retry: CheckoutRetry) => void;
};

/**
 * The checkout's steps in the browser (CHK-024 to CHK-029): place the order, pay it, ask the shop what became of it.
 * The order that a failed payment leaves behind is kept and paid again (CHK-026, CHK-028); a lost
 * connection never places a second one.
 */
export async function submitOrder(
  ports: SubmitPorts,
  form: object,
  retry: CheckoutRetry,
): Promise<SubmitOutcome> {
  if (!ports.isOnline()) return refused(checkoutPageMessages.offline);
  const prepared = await ports.prepare();
  if (!prepared.ok) return refused(prepared.failure);
  const placed = await placeOrder(ports, { ...form, ...prepared.value }, retry);
  if (!placed) return refused(checkoutPageMessages.unreachable);
  const { reply, status } = placed;
  if (status === orderComplete) ports.keepRetry({ placementId: newId() });
  if (reply.order) ports.keepRetry({ ...retry, orderId: reply.order.id, ...attemptOf(reply) });
  if (reply.errors) return { kind: "invalid", message: reply.message, errors: reply.errors };
  if (reply.totals || reply.unavailable) return { kind: "cart-changed", message: reply.message };
  if (!reply.success || !reply.order) return refused(reply.message);

  if (!reply.payment) return outcomeOf(reply, null);
  return payAndConfirm(ports, reply.order.id, reply.payment);
}

/** A 404 for a remembered order means it is not this browser's any more: it is forgotten, and placed anew. */
async function placeOrder(
  ports: SubmitPorts,
  form: object,
  retry: CheckoutRetry,
): Promise<OrderAnswer | null> {
  const { placementId, orderId, attemptId } = retry;
  const answer = await reached(ports.postOrder({ ...form, placementId, orderId, attemptId }));
  if (answer?.status !== 404 || !orderId) return answer;
  ports.keepRetry({ placementId });
  return reached(ports.postOrder({ ...form, placementId }));
}

function attemptOf({ payment }: OrderReply) {
  return payment ? { attemptId: payment.attemptId } : {};
}

async function payAndConfirm(
  ports: SubmitPorts,
  orderId: string,
  payment: StartedPayment,
): Promise<SubmitOutcome> {
  const complaint = await ports.confirm(payment).catch(() => checkoutPageMessages.paymentFailed);
  const answer = await reached(ports.patchOrder(orderId));
  if (!answer) return refused(checkoutPageMessages.unconfirmed);
  return outcomeOf(answer.reply, complaint);
}

/** CHK-028: `sendEmail: false` means exactly that the payment failed. */
function outcomeOf(reply: OrderReply, complaint: string | null): SubmitOutcome {
  if (reply.success && reply.order && reply.sendEmail !== false) {
    return { kind: "done", order: reply.order };
  }
  return refused(complaint || reply.message || checkoutPageMessages.paymentFailed);
}

function refused(message: string): SubmitOutcome {
  return { kind: "refused", message };
}

async function reached(answer: Promise<OrderAnswer>): Promise<OrderAnswer | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
