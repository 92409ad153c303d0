/** Where the shop stands decides which day it is. */
const shopTimeZone = "America/Denver";

/** FMT-002: the en-US date with a long month name: 'November 21, 2026'. */
export function formatDate(date: Date, timeZone: string = shopTimeZone): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(date);
}
