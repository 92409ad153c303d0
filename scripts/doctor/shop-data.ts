import { existsSync } from "node:fs";
import { join } from "node:path";
import { inArray, sql } from "drizzle-orm";
import { type Database, openDatabase } from "#db/client.server";
import { lakeDocuments } from "#db/schema/lake";
import { type DataLock, livingOwner, lockData } from "~/edge/data-lock.server";
import type { Env } from "~/edge/env.server";
import { type Finding, ill, well } from "./finding";

/** Documents without which pages stay empty or nobody can order. */
const neededDocuments = ["siteSettings", "navigation", "page-home", "form-checkout"] as const;
const oldestPostgres = 15;

/** Data directory, database and content: asked of the running shop where one runs, else looked at directly. */
export async function examineData(env: Env): Promise<readonly Finding[]> {
  const owner = livingOwner(env.dataDir);
  if (owner?.url) return askRunningShop(owner.url);
  const lock = lockData(env.dataDir);
  if (!lock.ok) {
    return lock.failure.code === "in-use"
      ? [
          ill(
            "Data directory",
            `is in use by process ${lock.failure.owner.pid}`,
            `wait for process ${lock.failure.owner.pid} to end`,
          ),
        ]
      : [
          ill(
            "Data directory",
            `${env.dataDir} cannot be written`,
            "set DATA_DIR to a folder you may write to",
          ),
        ];
  }
  return [
    well("Data directory", `${env.dataDir}, in use by nobody`),
    ...(await examineStopped(env, lock.value)),
  ];
}

async function askRunningShop(url: string): Promise<readonly Finding[]> {
  const answer = await fetch(`${url}/healthz`).catch(() => null);
  const health: unknown = await answer?.json().catch(() => null);
  if (typeof health !== "object" || health === null) {
    return [ill("Running shop", `does not answer at ${url}`, "stop it and run npm start again")];
  }
  return Object.entries(health)
    .filter(([part]) => part !== "ok")
    .map(([part, answers]) =>
      answers === true
        ? well(`Running shop, ${part}`, "answers")
        : ill(`Running shop, ${part}`, "does not answer", "stop the shop, run npm run doctor again"),
    );
}

async function examineStopped(env: Env, lock: DataLock): Promise<readonly Finding[]> {
  try {
    if (!env.databaseUrl && !existsSync(join(env.dataDir, "database"))) {
      return [well("Database", "none yet; the first npm start makes it and fills it with the demo content")];
    }
    const database = await opened(env);
    if (!database) return [unreachable(env)];
    try {
      return [await examineVersion(database), ...(env.lake ? [await examineContent(database)] : [])];
    } finally {
      await database.close();
    }
  } finally {
    lock.release();
  }
}

async function opened(env: Env): Promise<Database | null> {
  const location = env.databaseUrl
    ? ({ kind: "server", url: env.databaseUrl } as const)
    : ({ kind: "directory", path: join(env.dataDir, "database") } as const);
  return openDatabase(location).catch(() => null);
}

function unreachable(env: Env): Finding {
  return env.databaseUrl
    ? ill(
        "Database",
        "the server of DATABASE_URL does not answer",
        "start that server, or unset DATABASE_URL to use the embedded database",
      )
    : ill(
        "Database",
        `the files in ${env.dataDir}/database cannot be opened`,
        `move ${env.dataDir}/database away (restore a backup, or let npm start make a new one)`,
      );
}

async function examineVersion({ db, kind }: Database): Promise<Finding> {
  if (kind === "pglite") return well("Database", "the embedded one opens, its tables are up to date");
  const [row] = await db
    .select({ version: sql<string>`current_setting('server_version_num')` })
    .from(sql`(values (1)) as one`);
  const major = Math.floor(Number(row?.version ?? 0) / 10_000);
  return major >= oldestPostgres
    ? well("Database", `Postgres ${major}, tables up to date`)
    : ill("Database", `Postgres ${major} is too old`, `use Postgres ${oldestPostgres} or newer`);
}

async function examineContent({ db }: Database): Promise<Finding> {
  const found = await db
    .select({ id: lakeDocuments.id })
    .from(lakeDocuments)
    .where(inArray(lakeDocuments.id, [...neededDocuments]));
  const missing = neededDocuments.filter((id) => !found.some((row) => row.id === id));
  return missing.length === 0
    ? well("Content", "settings, navigation, home page and checkout form are there")
    : ill(
        "Content",
        `${missing.join(", ")} missing`,
        "npm run content:import studio/dataset/production.ndjson -- --missing",
      );
}
