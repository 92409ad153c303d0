/**
 * Whether an address that somebody wrote may be followed: a page, a part of one, a mail or a call. A script is no place
 * to go to, and neither is anything else a browser would run.
 */
export function isSafeHref(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|sms:|[/?#])/i.test(address);
}
