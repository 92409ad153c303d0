import { setImmediate } from "node:timers/promises";
import type { Db } from "#db/client.server";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import type { EmailKind } from "../email-kind";
import type { DeliveryFailure, Email, Mailer } from "../mailers/mailer";
import { type ClaimedEmail, claimDueEmails, markEmailFailed, markEmailSent } from "./outbox.store.server";

export type EmailSendingServices = {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
};

/** Composes a kind of email and handles its sending. Each domain provides the composers of its emails. */
export type EmailComposer = {
  /** Returns null without a recipient; the email then counts as done. */
  readonly compose: (email: ClaimedEmail) => Promise<Email | null>;
  /** Runs in the transaction that marks the email as sent, once per email. */
  readonly afterSent: (tx: Db, email: ClaimedEmail, sent: Email, now: Date) => Promise<void>;
};

/** The composer of each kind; a kind without a composer does not compile. */
export type EmailComposers = { readonly [K in EmailKind]: EmailComposer };

/**
 * Only one email is claimed at a time, for longer than sending may take. After a crash it is due again soon.
 */
const leaseSeconds = 30;
const sendMs = 20_000;
const perRun = 20;
const backoffSeconds = [30, 60, 300, 900, 3600] as const;

type SendingRun = {
  readonly sent: number;
  /** Whether the run sent its maximum without failures, so that more emails may be due. */
  readonly isFull: boolean;
};

/**
 * Sends due emails, each once, while `goesOn` returns true. A failure is logged and retried with growing
 * pauses; it never affects the order (MAIL-003).
 */
export async function sendDueEmails(
  services: EmailSendingServices,
  composers: EmailComposers,
  goesOn: () => boolean = () => true,
): Promise<SendingRun> {
  const count = { sent: 0, unaddressed: 0, failed: 0 };
  for (let claimedCount = 0; claimedCount < perRun && goesOn(); claimedCount += 1) {
    const [email] = await claimDueEmails(services.db, services.clock.now(), leaseSeconds, 1);
    if (!email) break;
    count[await sendOne(services, composers[email.kind], email)] += 1;
    // Lets the event loop handle waiting page requests first.
    await setImmediate();
  }
  return { sent: count.sent, isFull: count.sent + count.unaddressed === perRun };
}

async function sendOne(
  services: EmailSendingServices,
  writer: EmailComposer,
  claimed: ClaimedEmail,
): Promise<"sent" | "unaddressed" | "failed"> {
  const { db, clock, log } = services;
  try {
    const email = flattenSubject(await writer.compose(claimed));
    if (email) await deliver(services.mailer, email, toIdempotencyKey(claimed));
    await db.transaction(async (tx) => {
      const now = clock.now();
      const isFirst = await markEmailSent(tx, claimed.id, toSentRecord(services.mailer, email), now);
      if (isFirst && email) await writer.afterSent(tx, claimed, email, now);
    });
    return email ? "sent" : "unaddressed";
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    // The provider's message may contain the recipient. It is stored with the email but not logged.
    const errorText = error instanceof FailedDelivery ? error.logged : reason;
    log.error({ kind: claimed.kind, entityId: claimed.entityId, reason: errorText }, "email not sent");
    await markEmailFailed(db, claimed.id, reason, getRetryTime(clock.now(), claimed.attempts));
    return "failed";
  }
}

async function deliver(mailer: Mailer, email: Email, key: string): Promise<void> {
  const sent = await withSendTimeout(mailer.send(email, key));
  if (!sent.ok) throw new FailedDelivery(sent.failure);
}

/** An email that the provider did not take. Its message may contain the recipient. */
class FailedDelivery extends Error {
  readonly logged: string;

  constructor({ message, isUnreachable = false }: DeliveryFailure) {
    super(message);
    this.logged = isUnreachable ? "the mail service cannot be reached" : "the mail service refused it";
  }
}

/**
 * Removes line breaks from the subject and cuts it. It may contain a name that a visitor typed, which must not add
 * headers.
 */
function flattenSubject(email: Email | null): Email | null {
  return email && { ...email, subject: email.subject.replace(/\s+/g, " ").trim().slice(0, 150) };
}

/** Rejects when sending takes too long. If the email arrives anyway, the idempotency key prevents a second one. */
async function withSendTimeout<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the mail service did not answer")), sendMs);
  });
  return Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}

/** Returns the key `<kind>/<id>`, with the payment if there is one (docs/payments.md, rule 12). */
function toIdempotencyKey({ kind, entityId, paymentId }: ClaimedEmail): string {
  return [kind, entityId, ...(paymentId ? [paymentId] : [])].join("/");
}

function toSentRecord(mailer: Mailer, email: Email | null) {
  if (!email) return { to: "", cc: [], subject: "" };
  const { to, cc, subject } = email;
  return mailer.keepsCopies ? email : { to, cc, subject };
}

function getRetryTime(now: Date, attempts: number): Date {
  const pause = backoffSeconds[Math.min(attempts, backoffSeconds.length) - 1] ?? 3600;
  return new Date(now.getTime() + pause * 1000);
}
