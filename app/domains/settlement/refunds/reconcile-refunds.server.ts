import type { SettleServices } from "../settlement";
import { listRefundsToReconcile } from "./refund.store.server";
import { sendRefund } from "./send-refund.server";

const maxPerRun = 25;

/**
 * Sends recorded refunds that never left, and asks about those without an answer (docs/payments.md, rule 24). Returns
 * the number of refunds it looked at.
 */
export async function reconcileRefunds(services: SettleServices): Promise<number> {
  const { db, clock, log } = services;
  const waiting = await listRefundsToReconcile(db, clock.now(), maxPerRun);
  for (const { id, attemptId } of waiting) {
    const sent = await sendRefund(services, id);
    if (sent === "unconfirmed") log.warn({ attemptId, refundId: id }, "refund not confirmed yet");
  }
  return waiting.length;
}
