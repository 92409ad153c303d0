import type { Provider } from "~/domains/payments/provider";
import { err, ok, type Result } from "~/kernel/result";
import type { SettleFailure, Settlement, SettleServices } from "../settlement";
import { findAttemptByRef, lockAttempt, updateAttempt } from "./attempt.store.server";

const expiredResult = {
  providerStatus: "EXPIRED",
  message: null,
  transactionId: null,
  canApproveAgain: false,
} as const;

/** Ends an attempt that its provider no longer knows. If money may have moved, staff review it. */
export async function closeExpiredAttempt(
  { db, payables, clock, log }: SettleServices,
  provider: Provider,
  ref: string,
): Promise<Result<Settlement, SettleFailure>> {
  const storedAttempt = await findAttemptByRef(db, provider, ref);
  if (!storedAttempt) return err({ code: "unknown-payment" });
  const { id, payable } = storedAttempt;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const lockedPayable = await payables[payable.kind].lock(tx, payable.id);
    const attempt = await lockAttempt(tx, id);
    if (!lockedPayable || !attempt) return err({ code: "unknown-payment" });
    const expired = { payable, attemptId: id, ...expiredResult };
    const { status } = attempt;
    if (status === "paid" || status === "needs_review") return ok({ ...expired, state: status });
    if (status === "capturing" || status === "held") {
      const reason = "its provider no longer knows it";
      log.error({ ...payable, attemptId: id, reason }, "payment needs review");
      await updateAttempt(tx, id, { status: "needs_review", reviewReason: reason }, now);
      await lockedPayable.recordPaymentInReview(reason, now);
      return ok({ ...expired, state: "needs_review" });
    }
    if (status !== "canceled") {
      await updateAttempt(tx, id, { status: "canceled" }, now);
      if (status !== "declined") await lockedPayable.abandonPayment(id, now);
    }
    return ok({ ...expired, state: "open" });
  });
}
