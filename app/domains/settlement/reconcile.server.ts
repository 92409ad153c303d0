import { listAttemptsToReconcile, saveProviderCheck } from "./attempts/attempt.store.server";
import { cancelSupersededAttempt } from "./attempts/cancel-superseded.server";
import { settle } from "./settle.server";
import type { SettleServices } from "./settlement";
import { findProviderRef } from "./start-payment/sent-charge.server";

const maxPerRun = 25;

/**
 * Checks undecided attempts at their providers (docs/payments.md, rule 24), so that a closed browser or a
 * lost webhook still ends in a paid order. Cancels superseded ones. Returns the number of attempts checked.
 */
export async function reconcile(services: SettleServices): Promise<number> {
  const { db, clock, log } = services;
  const waiting = await listAttemptsToReconcile(db, clock.now(), maxPerRun);
  for (const attempt of waiting) {
    const { id, provider } = attempt;
    await cancelSupersededAttempt(services, attempt);
    const ref = await findProviderRef(services, attempt);
    if (ref.ok && ref.value === null) continue;
    const settlement =
      ref.ok && ref.value ? await settle(services, provider, ref.value, { trigger: "reconciler" }) : ref;
    if (settlement.ok) continue;
    log.warn({ attemptId: id, reason: settlement.failure.code }, "payment not reconciled yet");
    await saveProviderCheck(db, id, clock.now());
  }
  return waiting.length;
}
