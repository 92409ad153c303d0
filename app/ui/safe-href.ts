/**
 * Returns true for http, mail, phone, path and hash URLs; a `javascript:` or other executable URL is not
 * safe.
 */
export function isSafeHref(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|sms:|[/?#])/i.test(address);
}
