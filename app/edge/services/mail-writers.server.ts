import { type AccountLetterServices, accountLetters } from "~/domains/account/letters/account-letters.server";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { type EstimateLetterServices, estimateLetters } from "~/domains/estimator/estimate-letter.server";
import { type FormLetterServices, formLetters } from "~/domains/forms/letters/form-letters.server";
import {
  type NewsletterLetterServices,
  newsletterLetters,
} from "~/domains/newsletter/newsletter-letter.server";
import { type LetterServices, orderLetters } from "~/domains/orders/letters/order-letters.server";
import { type QuoteLetterServices, quoteLetters } from "~/domains/quotes/letters/quote-letters.server";
import { type TeamLetterServices, teamLetters } from "~/domains/team/letters/team-letters.server";

type Services = LetterServices &
  FormLetterServices &
  AccountLetterServices &
  QuoteLetterServices &
  EstimateLetterServices &
  NewsletterLetterServices &
  TeamLetterServices;

/** Who writes which mail: every room that makes some due. */
export function mailWriters(services: Services): MailWriters {
  return {
    ...orderLetters(services),
    ...formLetters(services),
    ...accountLetters(services),
    ...quoteLetters(services),
    ...estimateLetters(services),
    ...newsletterLetters(services),
    ...teamLetters(services),
  };
}
