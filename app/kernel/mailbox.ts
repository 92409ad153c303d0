import { normalizeTypedText } from "./typed-text";

/** One mailbox is one person, in whatever case it was typed. */
export function mailboxOf(email: string): string {
  return normalizeTypedText(email).toLowerCase();
}
