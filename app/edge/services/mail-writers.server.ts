import { type AccountLetterServices, accountLetters } from "~/domains/account/letters/account-letters.server";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { type FormLetterServices, formLetters } from "~/domains/forms/letters/form-letters.server";
import { type LetterServices, orderLetters } from "~/domains/orders/letters/order-letters.server";

/** Who writes which mail: every room that makes some due. */
export function mailWriters(
  services: LetterServices & FormLetterServices & AccountLetterServices,
): MailWriters {
  return { ...orderLetters(services), ...formLetters(services), ...accountLetters(services) };
}
