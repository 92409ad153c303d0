/** Where the shop stands decides which day it is. */
const shopTimeZone = "America/Denver";

/** FMT-002: the en-US date with a long month name: 'November 21, 2026'. */
export function formatDate(date: Date, timeZone: string = shopTimeZone): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(date);
}

/** The day it is at the shop, as numbers with two digits. */
export function shopDay(date: Date): { readonly year: string; readonly month: string; readonly day: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: shopTimeZone,
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { year: part("year"), month: part("month"), day: part("day") };
}
