import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { passwordUserId } from "../studio-password";

type FactorChange = {
  readonly author: string;
  readonly userId: string;
  readonly text: string;
  readonly now: Date;
};

/** Records a change of a second factor in the audit log and enqueues the notice to its owner. */
export async function recordFactorChange(tx: Db, { author, userId, text, now }: FactorChange): Promise<void> {
  const position = await appendAuditEntry(tx, {
    ...{ author, subject: "staff", subjectId: userId, kind: "event", text, createdAt: now },
  });
  // The Studio password has no email address.
  if (userId === passwordUserId) return;
  await enqueueEmails(tx, [{ kind: "staff-factor-change", entityId: String(position) }], now);
}
