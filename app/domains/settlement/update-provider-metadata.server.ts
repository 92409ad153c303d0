import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { PaymentGateway, ProviderResult } from "~/domains/payments/payment-gateway";
import type { Settlement, SettleServices } from "./settlement";

/**
 * Tells the provider by which names we keep what was paid, where they have changed since it was asked for: a quote is an
 * order by now (PAY-036, QUOT-017). After the commit and at best effort: the money is recorded whatever comes of it, and
 * whoever settles the same payment again tries again.
 */
export async function updateProviderMetadata(
  services: SettleServices,
  gateway: PaymentGateway,
  { id: attemptId, payable }: PaymentAttempt,
  { ref, metadata: known = {} }: ProviderResult,
): Promise<void> {
  if (gateway.updateMetadata === null) return;
  const bill = await services.payables[payable.kind].findBill(services.db, payable.id);
  const changed = Object.entries(bill?.metadata ?? {}).filter(([name, value]) => known[name] !== value);
  if (changed.length === 0) return;
  const told = await gateway.updateMetadata(ref, Object.fromEntries(changed));
  if (told.ok) return;
  const { code } = told.failure;
  services.log.warn({ ...payable, attemptId, code }, "the provider was not told what became of the payment");
}

/** Only what money moved for is looked up at the provider by its order. */
export function isPaidOrHeld({ state }: Pick<Settlement, "state">): boolean {
  return state === "paid" || state === "held";
}
