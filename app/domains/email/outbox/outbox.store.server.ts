import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, min, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { outbox } from "#db/schema/email";
import { newId } from "~/kernel/ids";
import { type DueEmail, type EmailKind, emailKinds } from "../email-kind";
import type { Email } from "../mailers/mailer";

/** Inserts emails into the outbox; existing ones stay unchanged. */
export async function insertDueEmails(db: Db, emails: readonly DueEmail[], now: Date): Promise<number> {
  const insertedRows = await db
    .insert(outbox)
    .values(emails.map((email) => ({ id: newId(), notBefore: now, createdAt: now, ...email })))
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return insertedRows.length;
}

/** Returns whether the outbox has an email of this kind about this entity; `waiting` counts only unsent ones. */
export async function hasEmail(
  db: Db,
  kind: EmailKind,
  entityId: string,
  state: "waiting" | "any",
): Promise<boolean> {
  const isAbout = and(eq(outbox.kind, kind), eq(outbox.entityId, entityId));
  const found = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(state === "waiting" ? and(isAbout, isNull(outbox.sentAt)) : isAbout)
    .limit(1);
  return found.length > 0;
}

export type ClaimedEmail = {
  readonly id: string;
  readonly kind: EmailKind;
  readonly entityId: string;
  readonly paymentId: string;
  /** The number of claims, including this one. */
  readonly attempts: number;
};

/**
 * Claims due emails for `leaseSeconds`. No two senders claim the same one (SKIP LOCKED). If a sender
 * crashes, its email is due again after the lease.
 */
export async function claimDueEmails(
  db: Db,
  now: Date,
  leaseSeconds: number,
  limit: number,
): Promise<ClaimedEmail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.notBefore, now)))
    .orderBy(asc(outbox.createdAt), asc(outbox.kind))
    .limit(limit)
    .for("update", { skipLocked: true });
  const { id, kind, entityId, paymentId, attempts } = outbox;
  const rows = await db
    .update(outbox)
    .set({
      notBefore: new Date(now.getTime() + leaseSeconds * 1000),
      attempts: sql`${outbox.attempts} + 1`,
    })
    // The array is computed once. A subquery might run again for every compared row and lock other rows.
    .where(sql`${id} = any(array(${due}))`)
    .returning({ id, kind, entityId, paymentId, attempts });
  return rows.map((row) => ({ ...row, kind: toEmailKind(row.kind) }));
}

/**
 * Marks an email as sent; false when it was already marked. `email` includes the bodies if copies are kept.
 */
export async function markEmailSent(
  db: Db,
  id: string,
  email: Pick<Email, "to" | "cc" | "subject"> & Partial<Pick<Email, "html" | "text" | "attachments">>,
  now: Date,
): Promise<boolean> {
  const { to, cc, subject, html, text, attachments } = email;
  const noted = await db
    .update(outbox)
    .set({ sentAt: now, lastError: null, recipient: to, cc, subject, html, plainText: text, attachments })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
    .returning({ id: outbox.id });
  return noted.length > 0;
}

export async function markEmailFailed(db: Db, id: string, error: string, notBefore: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: error.slice(0, 500), notBefore })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

export type SentEmail = {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly sentAt: Date;
};

/** Lists sent emails, newest first. */
export async function listSentEmails(db: Db, limit: number): Promise<SentEmail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.sentAt))
    .orderBy(desc(outbox.sentAt), desc(outbox.kind))
    .limit(limit);
  return rows.flatMap(({ id, kind, recipient, cc, subject, sentAt }) =>
    sentAt ? [{ id, kind, to: recipient ?? "", cc: cc ?? [], subject: subject ?? "", sentAt }] : [],
  );
}

export async function findSentEmail(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isNotNull(outbox.sentAt)));
  if (!row?.sentAt) return null;
  const { kind, recipient, cc, subject, html, plainText, attachments, sentAt } = row;
  return {
    id,
    kind,
    to: recipient ?? "",
    cc: cc ?? [],
    subject: subject ?? "",
    html,
    text: plainText,
    attachments: attachments ?? [],
    sentAt,
  };
}

/**
 * Removes recipient and content of emails sent before this time. The rows stay, so that no email is sent
 * again.
 */
export async function anonymizeEmailsSentBefore(db: Db, time: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lt(outbox.sentAt, time), isNotNull(outbox.recipient)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const noContent = {
    recipient: null,
    cc: null,
    subject: null,
    html: null,
    plainText: null,
    attachments: null,
  };
  const blanked = await db
    .update(outbox)
    .set({ ...noContent, lastError: null })
    .where(sql`${outbox.id} = any(array(${old}))`)
    .returning({ id: outbox.id });
  return blanked.length;
}

/** Lists unsent emails with the error of the last attempt. */
export async function listPendingEmails(db: Db, limit: number) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      attempts: outbox.attempts,
      notBefore: outbox.notBefore,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .orderBy(asc(outbox.createdAt))
    .limit(limit);
}

function toEmailKind(kind: string): EmailKind {
  const emailKind = emailKinds.find((candidate) => candidate === kind);
  if (!emailKind) throw new Error(`the outbox holds a mail of unknown kind ${kind}`);
  return emailKind;
}

/** Returns how many emails are unsent, how many of them have failed before, and when the oldest was written. */
export async function readPendingEmailFigures(
  db: Db,
): Promise<{ readonly pending: number; readonly failed: number; readonly oldest: Date | null }> {
  const [row] = await db
    .select({
      pending: count(),
      failed: count(outbox.lastError),
      oldest: min(outbox.createdAt),
    })
    .from(outbox)
    .where(isNull(outbox.sentAt));
  return row ?? { pending: 0, failed: 0, oldest: null };
}
