import { and, type Column, isNull, lt, or, type SQL, sql } from "drizzle-orm";

/** The first response of a provider may still come within this time. */
const graceSeconds = 20;
const minPauseSeconds = 15;

/**
 * Returns the condition of a query for rows without a result, about which the provider is to be asked again. The pause
 * between two checks is 15 seconds at first, and grows to a quarter of the row's age.
 */
export function createCheckCondition(
  { createdAt, checkedAt }: { readonly createdAt: Column; readonly checkedAt: Column },
  now: Date,
): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`greatest(make_interval(secs => ${minPauseSeconds}), (${checkedAt} - ${createdAt}) / 4)`;
  return and(
    lt(createdAt, sql`${at} - make_interval(secs => ${graceSeconds})`),
    or(isNull(checkedAt), lt(checkedAt, sql`${at} - ${pause}`)),
  );
}
