import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often something was tried, for all servers on one database. The key is a hash: nobody's address lies here. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
