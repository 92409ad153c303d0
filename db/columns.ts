import { customType, timestamp } from "drizzle-orm/pg-core";
import { type Cents, cents } from "~/kernel/money/money";

/** Money columns are integer cents (bigint, so that sums cannot overflow). */
export const money = customType<{ data: Cents; driverData: string | number }>({
  dataType: () => "bigint",
  fromDriver: (value) => cents(Number(value)),
  toDriver: (value) => value,
});

/** Times are timestamptz, read and written as Date. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Generated search vector; the application never reads it. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
