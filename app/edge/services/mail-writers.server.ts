import { accountLetters } from "~/domains/account/letters/account-letters.server";
import type { LetterServices } from "~/domains/email/letter-services";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { estimateLetters } from "~/domains/estimator/estimate-letter.server";
import { formLetters } from "~/domains/forms/letters/form-letters.server";
import { newsletterLetters } from "~/domains/newsletter/newsletter-letter.server";
import { orderLetters } from "~/domains/orders/letters/order-letters.server";
import { quoteLetters } from "~/domains/quotes/letters/quote-letters.server";
import { disputeLetters } from "~/domains/settlement/disputes/dispute-letters.server";
import { teamLetters } from "~/domains/team/letters/team-letters.server";
import { payables } from "./payables.server";

/** Who writes which mail: every room that makes some due. */
export function mailWriters(services: LetterServices): MailWriters {
  return {
    ...orderLetters(services),
    ...formLetters(services),
    ...accountLetters(services),
    ...quoteLetters(services),
    ...estimateLetters(services),
    ...newsletterLetters(services),
    ...teamLetters(services),
    ...disputeLetters({ ...services, payables }),
  };
}
