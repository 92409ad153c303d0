/** One mailbox is one person, in whatever case it was typed. */
export function mailboxOf(email: string): string {
  return email.trim().toLowerCase();
}
