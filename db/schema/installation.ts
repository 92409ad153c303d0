import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Facts about this installation that all servers share: the ids of its file storages, the last backup. */
export const installationFacts = pgTable("installation_fact", {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: instant().notNull(),
});
