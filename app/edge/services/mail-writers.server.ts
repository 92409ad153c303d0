import { type AccountLetterServices, accountLetters } from "~/domains/account/letters/account-letters.server";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { type FormLetterServices, formLetters } from "~/domains/forms/letters/form-letters.server";
import { type LetterServices, orderLetters } from "~/domains/orders/letters/order-letters.server";
import { type QuoteLetterServices, quoteLetters } from "~/domains/quotes/letters/quote-letters.server";

/** Who writes which mail: every room that makes some due. */
export function mailWriters(
  services: LetterServices & FormLetterServices & AccountLetterServices & QuoteLetterServices,
): MailWriters {
  return {
    ...orderLetters(services),
    ...formLetters(services),
    ...accountLetters(services),
    ...quoteLetters(services),
  };
}
