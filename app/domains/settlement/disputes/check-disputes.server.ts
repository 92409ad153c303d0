import type { SettleServices } from "../settlement";
import { listUncheckedDisputes, saveDisputeCheck } from "./dispute.store.server";
import { recordDispute } from "./record-dispute.server";

const checkEveryMs = 6 * 60 * 60 * 1000;
const maxPerRun = 10;

/** Checks open disputes every six hours, so that a lost event cannot hide a deadline or a decision. */
export async function checkOpenDisputes(services: SettleServices): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  const waiting = await listUncheckedDisputes(db, new Date(now.getTime() - checkEveryMs), maxPerRun);
  for (const { id, provider, disputeId } of waiting) {
    const recorded = await recordDispute(services, { provider, disputeId });
    if (recorded.ok) continue;
    log.warn({ provider, disputeId, reason: recorded.failure.code }, "dispute not checked yet");
    await saveDisputeCheck(db, id, now);
  }
  return waiting.length;
}
