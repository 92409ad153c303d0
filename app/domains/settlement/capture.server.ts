import { isUndecided, type PaymentAttempt } from "~/domains/payments/attempt";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { lockAttempt, saveDeclinedCapture, updateAttempt } from "./attempts/attempt.store.server";
import type { SettleServices } from "./settlement";

/**
 * Captures an approved payment. The status `capturing` is committed first, so that no newer attempt
 * supersedes it meanwhile. Parallel callers share one idempotency key. Returns false when there is nothing to
 * capture.
 */
export async function captureOnce(
  services: Pick<SettleServices, "db" | "payables" | "clock">,
  gateway: PaymentGateway,
  { id, payable }: PaymentAttempt,
  ref: string,
): Promise<boolean> {
  const { db, payables, clock } = services;
  const capturing = await db.transaction(async (tx) => {
    const lockedPayable = await payables[payable.kind].lock(tx, payable.id);
    const attempt = lockedPayable && (await lockAttempt(tx, id));
    if (!attempt || !isUndecided(attempt)) return null;
    if (attempt.status === "open") await updateAttempt(tx, id, { status: "capturing" }, clock.now());
    return attempt;
  });
  if (!capturing) return false;
  const { declinedCaptures } = capturing;
  const key = declinedCaptures === 0 ? `att:${id}:capture` : `att:${id}:capture:${declinedCaptures}`;
  const captured = await gateway.capture(ref, key);
  if (captured.ok || captured.failure.code === "no-answer") return true;
  const { code, message } = captured.failure;
  if (code === "instrument-declined")
    await saveDeclinedCapture(db, id, { declined: declinedCaptures, message }, clock.now());
  else await reopenAttempt(services, id);
  return true;
}

/** Reopens an attempt whose capture failed, so that a newer one may supersede it. */
async function reopenAttempt({ db, clock }: Pick<SettleServices, "db" | "clock">, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, id);
    if (attempt?.status === "capturing") await updateAttempt(tx, id, { status: "open" }, clock.now());
  });
}
