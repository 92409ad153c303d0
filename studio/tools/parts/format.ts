import { shopTimeZone } from "../../../app/kernel/dates";

export function formatTime(date: string): string {
  return new Date(date).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}

/** The day at the shop, wherever its staff are: the last day of a quote is one. */
export function formatDay(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: shopTimeZone });
}

export function formatDollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** How many there are; the shop counts no further than a thousand. */
export function formatCount(total: number, [one, many]: readonly [string, string]): string {
  if (total > 1_000) return `More than 1,000 ${many}`;
  return total === 1 ? `1 ${one}` : `${total} ${many}`;
}
