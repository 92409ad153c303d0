import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import type { Mailer } from "~/domains/email/mailers/mailer";
import { createResendMailer } from "~/domains/email/mailers/resend.server";
import type { Env } from "../settings/env.server";

/** Sends with Resend if its key is set; otherwise emails stay in the outbox and are shown at /demo/mailbox. */
export function createMailer({ resend, mailFrom }: Pick<Env, "resend" | "mailFrom">): Mailer {
  return resend ? createResendMailer({ apiKey: resend.apiKey, from: mailFrom }) : mailboxMailer;
}
