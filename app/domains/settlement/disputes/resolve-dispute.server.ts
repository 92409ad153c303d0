import { type Cents, cents, ZERO } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { toPaymentSource } from "../apply-result.server";
import { findAttempt } from "../attempts/attempt.store.server";
import type { SettleServices } from "../settlement";
import { type Dispute, getLoss, listDisputeResolutions } from "./dispute";
import type { DisputeDecision, DisputeResolution } from "./dispute.schema";
import { findDispute, lockDispute, saveResolution } from "./dispute.store.server";

export type DisputeFailure =
  | { readonly code: "not-found" }
  /** Another member of staff has already resolved it, or it is still undecided. */
  | { readonly code: "not-possible" };

/**
 * Ends the review of a decided dispute. Only this changes paid amounts: a recorded loss is a negative
 * payment, taking it back a positive one, each written once.
 */
export async function resolveDispute(
  { db, payables, clock }: SettleServices,
  id: string,
  { way, note }: DisputeDecision,
  author: string,
): Promise<Result<null, DisputeFailure>> {
  const storedDispute = await findDispute(db, id);
  if (!storedDispute) return err({ code: "not-found" });
  const attempt = storedDispute.attemptId === null ? null : await findAttempt(db, storedDispute.attemptId);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const lockedPayable = attempt && (await payables[attempt.payable.kind].lock(tx, attempt.payable.id));
    const dispute = await lockDispute(tx, id);
    if (!dispute || !listDisputeResolutions(dispute).includes(way)) return err({ code: "not-possible" });
    const change = computeLossChange(dispute, way);
    if (change !== ZERO) {
      const transactionId = `${dispute.disputeId}-${way}-${dispute.version}`;
      const loss = { transactionId, change, author };
      const isWritten =
        lockedPayable &&
        attempt &&
        (await lockedPayable.recordLossChange(toPaymentSource(attempt), loss, now));
      if (!isWritten) return err({ code: "not-possible" });
    }
    await saveResolution(tx, id, {
      recordedLoss: cents(dispute.recordedLoss + change),
      resolution: way,
      resolvedBy: author,
      resolutionNote: note,
      resolvedAt: now,
    });
    return ok(null);
  });
}

/** Computes the change of the recorded loss, in cents. */
function computeLossChange(dispute: Dispute, resolution: DisputeResolution): Cents {
  if (resolution === "record-loss") return getLoss(dispute);
  return resolution === "take-back-loss" ? cents(-dispute.recordedLoss) : ZERO;
}
