import { eq } from "drizzle-orm";
import type { Db } from "./client.server";
import { installationValues } from "./schema/installation";

/** `…-id` is the id of a shared file storage; `last-backup` is the time of the last complete backup. */
export type InstallationValueName = "uploads-id" | "lake-assets-id" | "last-backup";

export async function readInstallationValue(db: Db, name: InstallationValueName): Promise<string | null> {
  const [row] = await db
    .select({ value: installationValues.value })
    .from(installationValues)
    .where(eq(installationValues.name, name));
  return row?.value ?? null;
}

export async function writeInstallationValue(
  db: Db,
  name: InstallationValueName,
  value: string,
  now: Date,
): Promise<void> {
  const row = { value, updatedAt: now };
  await db
    .insert(installationValues)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: installationValues.name, set: row });
}

export async function deleteInstallationValue(db: Db, name: InstallationValueName): Promise<void> {
  await db.delete(installationValues).where(eq(installationValues.name, name));
}
