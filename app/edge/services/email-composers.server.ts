import { createAccountEmailComposers } from "~/domains/account/emails/account-emails.server";
import type { EmailServices } from "~/domains/email/email-services";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import type { Mailer } from "~/domains/email/mailers/mailer";
import { createResendMailer } from "~/domains/email/mailers/resend.server";
import type { EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { createEstimateEmailComposers } from "~/domains/estimator/emails/estimate-email.server";
import { createFormEmailComposers } from "~/domains/forms/emails/form-emails.server";
import { createNewsletterEmailComposers } from "~/domains/newsletter/emails/newsletter-emails.server";
import { createOrderEmailComposers } from "~/domains/orders/emails/order-email-composers.server";
import { createQuoteEmailComposers } from "~/domains/quotes/emails/quote-email-composers.server";
import { createDisputeEmailComposers } from "~/domains/settlement/disputes/dispute-emails.server";
import { createTeamEmailComposers } from "~/domains/team/emails/team-emails.server";
import type { Env } from "../settings/env.server";
import { payables } from "./payables.server";

/** Returns the email composers of all domains, by kind of email. */
export function createEmailComposers(services: EmailServices): EmailComposers {
  return {
    ...createOrderEmailComposers(services),
    ...createFormEmailComposers(services),
    ...createAccountEmailComposers(services),
    ...createQuoteEmailComposers(services),
    ...createEstimateEmailComposers(services),
    ...createNewsletterEmailComposers(services),
    ...createTeamEmailComposers(services),
    ...createDisputeEmailComposers({ ...services, payables }),
  };
}

/** Sends with Resend if its key is set; otherwise emails stay in the outbox and are shown at /demo/mailbox. */
export function createMailer({ resend, mailFrom }: Pick<Env, "resend" | "mailFrom">): Mailer {
  return resend ? createResendMailer({ apiKey: resend.apiKey, from: mailFrom }) : mailboxMailer;
}
