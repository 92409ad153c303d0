import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Rate-limit counters shared by all servers. Keys are hashes, so no address is stored. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
