import { type SettleServices, settle } from "~/domains/checkout/settle.server";
import { listUndecided, noteChecked } from "~/domains/payments/attempts.server";

const perRun = 25;

/**
 * Asks the providers about attempts that nobody decided for over two minutes: a closed browser and a lost webhook
 * still end in a paid order (payments.md, rule 4). Answers how many were asked about.
 */
export async function reconcile(services: SettleServices): Promise<number> {
  const { db, clock, log } = services;
  const waiting = await listUndecided(db, clock.now(), perRun);
  for (const { id, provider, providerRef } of waiting) {
    if (providerRef === null) continue;
    const settled = await settle(services, provider, providerRef);
    if (settled.ok) continue;
    log.warn({ attemptId: id, reason: settled.failure.code }, "payment not reconciled yet");
    await noteChecked(db, id, clock.now());
  }
  return waiting.length;
}
