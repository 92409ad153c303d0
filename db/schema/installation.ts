import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Values of this installation that all servers share: the ids of its file storages, the time of the last backup. */
export const installationValues = pgTable("installation_fact", {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: instant().notNull(),
});
