import { customType, timestamp } from "drizzle-orm/pg-core";
import { type Cents, cents } from "~/kernel/money";

/** Money columns are integer cents (bigint in Postgres, so that a sum cannot overflow). */
export const money = customType<{ data: Cents; driverData: string | number }>({
  dataType: () => "bigint",
  fromDriver: (value) => cents(Number(value)),
  toDriver: (value) => value,
});

/** Every time is an instant: timestamptz, read and written as Date. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Words that a text is found by, ordered for an index; the database makes them, and nothing of ours reads them. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
