import type { Db } from "#db/client.server";
import type { EmailAttachment } from "../mailers/mailer";
import { findSentEmail, listPendingEmails, listSentEmails } from "../outbox/outbox.store.server";

const maxListedEmails = 100;

/** Reads the demo's mailbox: sent emails, newest first, unsent ones, and the opened one. */
export async function readMailbox(db: Db, emailId: string | null) {
  const emails = await listSentEmails(db, maxListedEmails);
  const waiting = await listPendingEmails(db, maxListedEmails);
  const openId = emailId ?? emails[0]?.id;
  const open = openId ? await findSentEmail(db, openId) : null;
  // Only the names of attachments are returned here; their content is loaded on request.
  const shownMail = open && { ...open, attachments: open.attachments.map(({ name }) => name) };
  return { emails: emails.filter(({ to }) => to !== ""), waiting, open: shownMail };
}

/** Returns an attachment of an email, or null. */
export async function readEmailAttachment(
  db: Db,
  emailId: string,
  attachmentIndex: number,
): Promise<EmailAttachment | null> {
  return (await findSentEmail(db, emailId))?.attachments[attachmentIndex] ?? null;
}

/** Returns the HTML of an email, or null. */
export async function readEmailBody(db: Db, emailId: string): Promise<string | null> {
  return (await findSentEmail(db, emailId))?.html ?? null;
}
