import { addDays, addYears, startOfShopDay, toShopDate } from "./dates";

export type Period = { readonly years: number } | { readonly days: number };

/**
 * Retention periods of personal data, counted from the last change. The privacy policy states the same periods
 * (decision 180); change both together.
 */
export const retention = {
  /** After this period only the amounts remain, without personal data. */
  orders: { years: 7 },
  /** Orders without any payment. */
  unpaidOrders: { years: 2 },
  payments: { years: 7 },
  quotes: { years: 2 },
  estimates: { years: 2 },
  messages: { years: 2 },
  /** Multi-step forms that were started and not finished. */
  begunForms: { days: 90 },
  /** Recipients and contents of emails. */
  mails: { years: 2 },
  sessions: { days: 30 },
  /** Newsletter subscriptions that were not confirmed, or were ended. */
  newsletter: { days: 30 },
} as const satisfies Readonly<Record<string, Period>>;

/** Returns the cutoff of a period: rows last changed before it are purged. */
export function getRetentionCutoff(now: Date, period: Period): Date {
  const today = toShopDate(now);
  return startOfShopDay("years" in period ? addYears(today, -period.years) : addDays(today, -period.days));
}

/** Maximum number of rows purged in one transaction, so that locks stay short. */
export const purgeBatchSize = 50;
