import { existsSync } from "node:fs";
import { join } from "node:path";
import { fetchDocuments, type LakeCredentials, lakeTables } from "@stile-and-rail/content-lake";
import { compareSchemaVersion } from "#db/schema-version.server";
import { type DataLock, findLivingOwner, type LockOwner, lockData } from "~/edge/process/data-lock.server";
import type { Env } from "~/edge/settings/env.server";
import { paths } from "~/kernel/paths";
import { documentsSchema } from "./content/content-document";
import { examineDatabase, openUnmigrated } from "./database";
import { createError, createSuccess, type Finding } from "./finding";
import { examineContent } from "./shop-content";

/** Checks data directory, database and content through the running shop. Without one it opens them itself. */
export async function examineData(env: Env): Promise<readonly Finding[]> {
  const owner = findLivingOwner(env.dataDir);
  if (owner?.url) return askRunningShop(env, owner, owner.url);
  const lock = lockData(env.dataDir);
  if (!lock.ok) {
    return lock.failure.code === "in-use"
      ? [
          createError(
            "Data directory",
            `is in use by process ${lock.failure.owner.pid}`,
            `wait for process ${lock.failure.owner.pid} to end`,
          ),
        ]
      : [
          createError(
            "Data directory",
            `${env.dataDir} cannot be written`,
            "set DATA_DIR to a folder you may write to",
          ),
        ];
  }
  return [
    createSuccess("Data directory", `${env.dataDir}, not in use`),
    ...(await examineStopped(env, lock.value)),
  ];
}

async function askRunningShop(env: Env, owner: LockOwner, url: string): Promise<readonly Finding[]> {
  const answer = await fetch(`${url}${paths.health}`).catch(() => null);
  const health: unknown = await answer?.json().catch(() => null);
  if (typeof health !== "object" || health === null) {
    return [createError("Running shop", `does not answer at ${url}`, "stop it and run npm start again")];
  }
  const parts = Object.entries(health)
    // The health reply contains numbers as well as check results.
    .filter(([part, answers]) => part !== "ok" && typeof answers === "boolean")
    .map(([part, answers]) =>
      answers === true
        ? createSuccess(`Running shop, ${part}`, "answers")
        : createError(`Running shop, ${part}`, "does not answer", "stop the shop, run npm run doctor again"),
    );
  return env.lake && parts.every(({ ok }) => ok)
    ? [...parts, ...examineContent(await fetchDocuments(toLakeCredentials(owner, url)), env)]
    : parts;
}

/** Returns the lake's credentials. The token comes from the lock file of the shop, which only its owner can read. */
function toLakeCredentials({ token }: LockOwner, url: string): LakeCredentials {
  return { apiHost: `${url}${paths.lake}`, token };
}

async function examineStopped(env: Env, lock: DataLock): Promise<readonly Finding[]> {
  try {
    if (!env.databaseUrl && !existsSync(join(env.dataDir, "database"))) {
      return [createSuccess("Database", "none yet; the first npm start creates it with the demo content")];
    }
    const opened = await openUnmigrated(env);
    if ("problem" in opened) return [createError("Database", opened.problem, opened.fix)];
    const { database } = opened;
    try {
      const findings = await examineDatabase(database, env);
      if (!env.lake || (await compareSchemaVersion(database.db)) !== "current") return findings;
      const rows = await database.db
        .select({ content: lakeTables.lakeDocuments.content })
        .from(lakeTables.lakeDocuments);
      return [...findings, ...examineContent(documentsSchema.parse(rows.map(({ content }) => content)), env)];
    } finally {
      await database.close();
    }
  } finally {
    lock.release();
  }
}
