import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { PaymentGateway, ProviderResult } from "~/domains/payments/payment-gateway";
import type { Settlement, SettleServices } from "./settlement";

/**
 * Updates the provider's metadata when names changed, for example when a quote became an order (PAY-036,
 * QUOT-017). Runs after the commit as best effort; settling again retries it.
 */
export async function updateProviderMetadata(
  services: SettleServices,
  gateway: PaymentGateway,
  { id: attemptId, payable }: PaymentAttempt,
  { ref, metadata: currentMetadata = {} }: ProviderResult,
): Promise<void> {
  if (gateway.updateMetadata === null) return;
  const bill = await services.payables[payable.kind].findBill(services.db, payable.id);
  const changedEntries = Object.entries(bill?.metadata ?? {}).filter(
    ([name, value]) => currentMetadata[name] !== value,
  );
  if (changedEntries.length === 0) return;
  const updated = await gateway.updateMetadata(ref, Object.fromEntries(changedEntries));
  if (updated.ok) return;
  const { code } = updated.failure;
  services.log.warn({ ...payable, attemptId, code }, "the provider was not told what became of the payment");
}

/** Returns true when money was received or accepted. */
export function isPaidOrHeld({ state }: Pick<Settlement, "state">): boolean {
  return state === "paid" || state === "held";
}
