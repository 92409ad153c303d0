import { openDatabase } from "#db/client.server";
import { readInstallationValue } from "#db/installation-values.server";
import { getDatabaseLocation } from "~/edge/process/open-database.server";
import type { Env } from "~/edge/settings/env.server";
import type { Clock } from "~/kernel/time/clock";
import { createSuccess, createWarning, type Finding } from "./finding";

const hourMs = 60 * 60_000;
const oldestHours = 24;
const fix = "run npm run backup -- FOLDER daily, and copy the folder to another machine";

/** Warns when a live shop has no backup of the last 24 hours. A demo needs none. */
export async function examineLastBackup(env: Env, clock: Clock): Promise<readonly Finding[]> {
  if (env.mode === "demo") return [];
  const time = await readLastBackup(env).catch(() => undefined);
  if (time === undefined) return [];
  if (time === null) return [createWarning("Backup", "there is none yet", fix)];
  const hours = Math.floor((clock.now().getTime() - new Date(time).getTime()) / hourMs);
  const detail = `last backup ${hours} h ago`;
  return [hours < oldestHours ? createSuccess("Backup", detail) : createWarning("Backup", detail, fix)];
}

/** Returns null when there was no backup. Rejects when the database or the table is not there. */
async function readLastBackup(env: Env): Promise<string | null> {
  const database = await openDatabase(getDatabaseLocation(env), null);
  try {
    return await readInstallationValue(database.db, "last-backup");
  } finally {
    await database.close();
  }
}
