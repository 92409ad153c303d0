import { eq } from "drizzle-orm";
import type { Db } from "./client.server";
import { installationFacts } from "./schema/installation";

/** `…-id` names the shared place of files; `last-backup` is the time of the last complete backup. */
export type FactName = "uploads-id" | "lake-assets-id" | "last-backup";

export async function readFact(db: Db, name: FactName): Promise<string | null> {
  const [row] = await db
    .select({ value: installationFacts.value })
    .from(installationFacts)
    .where(eq(installationFacts.name, name));
  return row?.value ?? null;
}

export async function writeFact(db: Db, name: FactName, value: string, now: Date): Promise<void> {
  const row = { value, updatedAt: now };
  await db
    .insert(installationFacts)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: installationFacts.name, set: row });
}

export async function deleteFact(db: Db, name: FactName): Promise<void> {
  await db.delete(installationFacts).where(eq(installationFacts.name, name));
}
