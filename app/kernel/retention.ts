import { addDays, addYears, startOfShopDay, toShopDate } from "./dates";

/** A length of time that the shop promises. */
export type Period = { readonly years: number } | { readonly days: number };

/**
 * How long the shop keeps what it knows of people, counted from the last change. The privacy policy says the same
 * (decision 180); whoever changes one changes the other.
 */
export const retention = {
  /** Then the amounts stay, and nobody's name. */
  orders: { years: 7 },
  /** Orders for which no money ever came. */
  unpaidOrders: { years: 2 },
  payments: { years: 7 },
  quotes: { years: 2 },
  estimates: { years: 2 },
  messages: { years: 2 },
  /** Forms of steps that were begun and not finished. */
  begunForms: { days: 90 },
  /** To whom mails went, and what they said. */
  mails: { years: 2 },
  sessions: { days: 30 },
  /** Addresses that asked for the newsletter and did not confirm, or left it. */
  newsletter: { days: 30 },
} as const satisfies Readonly<Record<string, Period>>;

/** When the shop's day a period ago began: what changed last before it is kept no longer. */
export function getRetentionCutoff(now: Date, period: Period): Date {
  const today = toShopDate(now);
  return startOfShopDay("years" in period ? addYears(today, -period.years) : addDays(today, -period.days));
}

/** How many rows one transaction forgets at most: others wait for none of them for long. */
export const purgeBatchSize = 50;
