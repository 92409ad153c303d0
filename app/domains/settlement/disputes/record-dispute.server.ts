import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import type { ProviderDispute } from "~/domains/payments/payment-gateway";
import type { Provider } from "~/domains/payments/provider";
import { err, ok, type Result } from "~/kernel/result";
import { findAttempt } from "../attempts/attempt.store.server";
import { settle } from "../settle.server";
import type { SettleFailure, SettleServices } from "../settlement";
import { type Dispute, listNewDisputeEvents, needsStaffEmail } from "./dispute";
import {
  findDisputeByRef,
  insertDispute,
  lockDispute,
  saveDisputeCheck,
  updateDispute,
} from "./dispute.store.server";

type DisputeRef = { readonly provider: Provider; readonly disputeId: string };

/** How often the dispute is fetched again after a concurrent change. */
const maxAttempts = 5;

/**
 * Records a dispute from its provider: the dispute, a history entry, and an email to staff when something
 * changed. Paid amounts do not change. The disputed payment is settled first; a charge of another shop is
 * recorded without an order.
 */
export async function recordDispute(
  services: SettleServices,
  ref: DisputeRef,
): Promise<Result<null, SettleFailure>> {
  const fetchDispute = services.gateways[ref.provider]?.fetchDispute;
  if (!fetchDispute) return err({ code: "no-gateway" });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const previous = await findDisputeByRef(services.db, ref);
    const result = await fetchDispute(ref.disputeId);
    if (!result.ok) return result;
    const attemptId = await findDisputedAttempt(services, ref.provider, result.value.ref);
    if (!attemptId.ok) return attemptId;
    const recorded = { ...ref, attemptId: attemptId.value, result: result.value };
    if (await saveDispute(services, previous, recorded)) return ok(null);
  }
  return err({ code: "no-answer", message: "the dispute changed while it was recorded" });
}

/** Finds the attempt that made the disputed payment; null when this shop did not make it. */
async function findDisputedAttempt(
  services: SettleServices,
  provider: Provider,
  ref: string | null,
): Promise<Result<string | null, SettleFailure>> {
  if (ref === null) return ok(null);
  const settlement = await settle(services, provider, ref, { trigger: "provider" });
  if (settlement.ok) return ok(settlement.value.attemptId);
  return settlement.failure.code === "foreign-payment" ? ok(null) : settlement;
}

type DisputeToSave = DisputeRef & { readonly attemptId: string | null; readonly result: ProviderDispute };

/**
 * Saves the provider's version unless the dispute changed since `previous` was read. Then the version may be
 * outdated; returns false, and the caller fetches it again.
 */
async function saveDispute(
  { db, payables, clock, log }: SettleServices,
  previous: Dispute | null,
  recorded: DisputeToSave,
): Promise<boolean> {
  const { result, provider, disputeId } = recorded;
  const attempt = recorded.attemptId === null ? null : await findAttempt(db, recorded.attemptId);
  const now = clock.now();
  const notes = listNewDisputeEvents(previous, result);
  if (previous && notes.length === 0 && previous.attemptId === recorded.attemptId) {
    await saveDisputeCheck(db, previous.id, now);
    return true;
  }
  const savedDispute = await db.transaction(async (tx) => {
    const lockedPayable = attempt && (await payables[attempt.payable.kind].lock(tx, attempt.payable.id));
    const dispute = await saveDisputeRow(tx, previous, recorded, now);
    if (!dispute) return null;
    for (const note of notes) await lockedPayable?.recordDispute(note, now);
    if (needsStaffEmail(previous, result)) {
      const occasion = `version-${dispute.version}`;
      await enqueueEmails(tx, [{ kind: "dispute-notice", entityId: dispute.id, paymentId: occasion }], now);
    }
    return dispute;
  });
  if (!savedDispute) return false;
  log.warn({ ...attempt?.payable, provider, disputeId, state: result.state }, "a payment is disputed");
  return true;
}

async function saveDisputeRow(
  tx: Db,
  previous: Dispute | null,
  recorded: DisputeToSave,
  now: Date,
): Promise<Dispute | null> {
  if (!previous) return insertDispute(tx, recorded, now);
  const locked = await lockDispute(tx, previous.id);
  return locked?.version === previous.version ? updateDispute(tx, locked, recorded, now) : null;
}
