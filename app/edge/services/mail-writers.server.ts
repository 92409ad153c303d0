import { createAccountEmailWriters } from "~/domains/account/emails/account-emails.server";
import type { EmailServices } from "~/domains/email/email-services";
import type { EmailWriters } from "~/domains/email/outbox/send-due-emails.server";
import { createEstimateEmailWriters } from "~/domains/estimator/emails/estimate-email.server";
import { createFormEmailWriters } from "~/domains/forms/emails/form-emails.server";
import { createNewsletterEmailWriters } from "~/domains/newsletter/emails/newsletter-emails.server";
import { createOrderEmailWriters } from "~/domains/orders/emails/order-email-writers.server";
import { createQuoteEmailWriters } from "~/domains/quotes/emails/quote-email-writers.server";
import { createDisputeEmailWriters } from "~/domains/settlement/disputes/dispute-emails.server";
import { createTeamEmailWriters } from "~/domains/team/emails/team-emails.server";
import { payables } from "./payables.server";

/** Returns the email writers of all domains, by kind of email. */
export function mailWriters(services: EmailServices): EmailWriters {
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
