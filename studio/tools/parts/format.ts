import { shopTimeZone } from "../../../app/kernel/time/dates";

export function formatTime(date: string): string {
  return new Date(date).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}

/** Formats a day in the shop's time zone, because the last day of a quote is a day at the shop. */
export function formatDay(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: shopTimeZone });
}

export function formatDollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** Formats a count; the server counts up to a thousand. */
export function formatCount(total: number, [singular, plural]: readonly [string, string]): string {
  if (total > 1_000) return `More than 1,000 ${plural}`;
  return total === 1 ? `1 ${singular}` : `${total} ${plural}`;
}
