import type { Db } from "#db/client.server";
import type { Mail, Mailer } from "~/domains/email/mailer";
import { type ClaimedMail, claimDueMails, noteFailed, noteSent } from "~/domains/email/outbox.store.server";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";

export type SendServices = {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
};

/** What the rooms that own the mails know: how to write one, and what follows from its having gone out. */
export type MailWriter = {
  /** Null: there is nobody to write to; the mail counts as done. */
  readonly compose: (mail: ClaimedMail) => Promise<Mail | null>;
  /** Runs in the transaction that notes the sending, once per mail. */
  readonly afterSent: (tx: Db, mail: ClaimedMail, sent: Mail, now: Date) => Promise<void>;
};

const leaseSeconds = 90;
const perRun = 20;
const backoffSeconds = [30, 60, 300, 900, 3600] as const;

/**
 * Sends the mails that are due, each once. A failure is logged and tried again later, with growing pauses; it
 * never touches the order (MAIL-003, ruling B11). Answers how many were sent.
 */
export async function sendDueMails(services: SendServices, writer: MailWriter): Promise<number> {
  const claimed = await claimDueMails(services.db, services.clock.now(), leaseSeconds, perRun);
  let sent = 0;
  for (const mail of claimed) if (await sendOne(services, writer, mail)) sent += 1;
  return sent;
}

async function sendOne(services: SendServices, writer: MailWriter, claimed: ClaimedMail): Promise<boolean> {
  const { db, clock, log } = services;
  try {
    const mail = await writer.compose(claimed);
    if (mail) await deliver(services.mailer, mail, keyOf(claimed));
    await db.transaction(async (tx) => {
      const now = clock.now();
      const isFirst = await noteSent(tx, claimed.id, noteOf(services.mailer, mail), now);
      if (isFirst && mail) await writer.afterSent(tx, claimed, mail, now);
    });
    return mail !== null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    log.error({ mail: claimed.kind, entityId: claimed.entityId, reason }, "mail not sent");
    await noteFailed(db, claimed.id, reason, retryAt(clock.now(), claimed.attempts));
    return false;
  }
}

async function deliver(mailer: Mailer, mail: Mail, key: string): Promise<void> {
  const sent = await mailer.send(mail, key);
  if (!sent.ok) throw new Error(sent.failure.message);
}

/** payments.md, rule 9: `<kind>/<id>`, with the payment where the mail is about one. */
function keyOf({ kind, entityId, paymentId }: ClaimedMail): string {
  return [kind, entityId, ...(paymentId ? [paymentId] : [])].join("/");
}

function noteOf(mailer: Mailer, mail: Mail | null) {
  if (!mail) return { to: "", cc: [], subject: "" };
  const { to, cc, subject } = mail;
  return mailer.keepsCopies ? mail : { to, cc, subject };
}

function retryAt(now: Date, attempts: number): Date {
  const pause = backoffSeconds[Math.min(attempts, backoffSeconds.length) - 1] ?? 3600;
  return new Date(now.getTime() + pause * 1000);
}
