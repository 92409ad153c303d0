import { createAccountEmailWriters } from "~/domains/account/emails/account-emails.server";
import type { EmailServices } from "~/domains/email/email-services";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import type { Mailer } from "~/domains/email/mailers/mailer";
import { createResendMailer } from "~/domains/email/mailers/resend.server";
import type { EmailWriters } from "~/domains/email/outbox/send-due-emails.server";
import { createEstimateEmailWriters } from "~/domains/estimator/emails/estimate-email.server";
import { createFormEmailWriters } from "~/domains/forms/emails/form-emails.server";
import { createNewsletterEmailWriters } from "~/domains/newsletter/emails/newsletter-emails.server";
import { createOrderEmailWriters } from "~/domains/orders/emails/order-email-writers.server";
import { createQuoteEmailWriters } from "~/domains/quotes/emails/quote-email-writers.server";
import { createDisputeEmailWriters } from "~/domains/settlement/disputes/dispute-emails.server";
import { createTeamEmailWriters } from "~/domains/team/emails/team-emails.server";
import type { Env } from "../settings/env.server";
import { payables } from "./payables.server";

/** Returns the email writers of all domains, by kind of email. */
export function createEmailWriters(services: EmailServices): EmailWriters {
  return {
    ...createOrderEmailWriters(services),
    ...createFormEmailWriters(services),
    ...createAccountEmailWriters(services),
    ...createQuoteEmailWriters(services),
    ...createEstimateEmailWriters(services),
    ...createNewsletterEmailWriters(services),
    ...createTeamEmailWriters(services),
    ...createDisputeEmailWriters({ ...services, payables }),
  };
}

/** Sends with Resend if its key is set; otherwise emails stay in the outbox and are shown at /demo/mailbox. */
export function createMailer({ resend, mailFrom }: Pick<Env, "resend" | "mailFrom">): Mailer {
  return resend ? createResendMailer({ apiKey: resend.apiKey, from: mailFrom }) : mailboxMailer;
}
