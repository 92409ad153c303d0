import type { Db } from "#db/client.server";
import { findSentMail, listSentMails, listWaitingMails } from "./outbox.store.server";

const shown = 100;

/** What the demo's mailbox shows: mails that went out, newest first, those that wait, and the opened one. */
export async function readMailbox(db: Db, mailId: string | null) {
  const mails = await listSentMails(db, shown);
  const waiting = await listWaitingMails(db, shown);
  const openId = mailId ?? mails[0]?.id;
  const open = openId ? await findSentMail(db, openId) : null;
  return { mails: mails.filter(({ to }) => to !== ""), waiting, open };
}

/** The HTML of one mail, or null. */
export async function readMailBody(db: Db, mailId: string): Promise<string | null> {
  return (await findSentMail(db, mailId))?.html ?? null;
}
