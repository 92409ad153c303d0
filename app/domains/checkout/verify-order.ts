import { verifyReplySchema } from "~/domains/payments/providers/stripe/verify.schema";
import { paths } from "~/kernel/paths";
import { patchOrder } from "./order-api";

/** The order a card provider has sent the shopper back from. */
export type VerifiedOrder = { readonly orderNumber: string };

/**
 * S2 §4.4 as the browser walks it, when a card provider has sent the shopper back: verify with the provider, then bring
 * the order up to date. Null on any error, on a failed update, and where no mail may go out (PAY-039).
 */
export async function verifyOrder(method: string, query: URLSearchParams): Promise<VerifiedOrder | null> {
  const paymentIntentId = query.get("payment_intent");
  const paymentIntentClientSecret = query.get("payment_intent_client_secret");
  // Ruling C26: only the card provider sends anybody back.
  if (method !== "stripe" || !paymentIntentId || !paymentIntentClientSecret) return null;
  try {
    const response = await fetch(paths.api.verifyPayment(method), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ paymentIntentId, paymentIntentClientSecret }),
    });
    const { success, metadata } = verifyReplySchema.parse(await response.json());
    if (!success || !metadata?.orderId) return null;
    const { reply } = await patchOrder(metadata.orderId);
    if (!reply.success || !reply.order || reply.sendEmail === false) return null;
    return { orderNumber: reply.order.orderIncrementId };
  } catch {
    return null;
  }
}
