import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fetchDocuments, type LakeCredentials, lakeTables } from "@stile-and-rail/content-lake";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, openDatabase } from "#db/client.server";
import { type DataLock, findLivingOwner, type LockOwner, lockData } from "~/edge/process/data-lock.server";
import type { Env } from "~/edge/settings/env.server";
import { paths } from "~/kernel/paths";
import { documentsSchema } from "./content/content-document";
import { type Finding, ill, well } from "./finding";
import { examineContent } from "./shop-content";

const oldestPostgres = 15;

/** Checks data directory, database and content through the running shop. Without one it opens them itself. */
export async function examineData(env: Env): Promise<readonly Finding[]> {
  const owner = findLivingOwner(env.dataDir);
  if (owner?.url) return askRunningShop(env, owner, owner.url);
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
  return [well("Data directory", `${env.dataDir}, not in use`), ...(await examineStopped(env, lock.value))];
}

async function askRunningShop(env: Env, owner: LockOwner, url: string): Promise<readonly Finding[]> {
  const answer = await fetch(`${url}${paths.health}`).catch(() => null);
  const health: unknown = await answer?.json().catch(() => null);
  if (typeof health !== "object" || health === null) {
    return [ill("Running shop", `does not answer at ${url}`, "stop it and run npm start again")];
  }
  const parts = Object.entries(health)
    // The health reply contains numbers as well as check results.
    .filter(([part, answers]) => part !== "ok" && typeof answers === "boolean")
    .map(([part, answers]) =>
      answers === true
        ? well(`Running shop, ${part}`, "answers")
        : ill(`Running shop, ${part}`, "does not answer", "stop the shop, run npm run doctor again"),
    );
  return env.lake && parts.every(({ ok }) => ok)
    ? [...parts, ...examineContent(await fetchDocuments(toLakeCredentials(owner, url)), env)]
    : parts;
}

/** The token is in the lock file of the shop, which only its owner can read. */
function toLakeCredentials({ token }: LockOwner, url: string): LakeCredentials {
  return { apiHost: `${url}${paths.lake}`, token };
}

async function examineStopped(env: Env, lock: DataLock): Promise<readonly Finding[]> {
  try {
    if (!env.databaseUrl && !existsSync(join(env.dataDir, "database"))) {
      return [well("Database", "none yet; the first npm start creates it with the demo content")];
    }
    const database = await opened(env);
    if (!database) return [unreachable(env)];
    try {
      const isCurrent = await hasCurrentTables(database);
      const version = await examineVersion(database, isCurrent);
      if (!isCurrent || !env.lake) return [version];
      const rows = await database.db
        .select({ content: lakeTables.lakeDocuments.content })
        .from(lakeTables.lakeDocuments);
      return [version, ...examineContent(documentsSchema.parse(rows.map(({ content }) => content)), env)];
    } finally {
      await database.close();
    }
  } finally {
    lock.release();
  }
}

/** Opens the database without migrating it. The next start runs the migrations. */
async function opened(env: Env): Promise<Database | null> {
  const location = env.databaseUrl
    ? ({ kind: "server", url: env.databaseUrl } as const)
    : ({ kind: "directory", path: join(env.dataDir, "database") } as const);
  return openDatabase(location, null).catch(() => null);
}

/** Drizzle stores each migration with the timestamp of its journal. */
async function hasCurrentTables({ db }: Database): Promise<boolean> {
  const journal = journalShape.parse(JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8")));
  const rows = await db
    .select({ latest: sql<string>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`)
    .catch(() => []);
  return Number(rows[0]?.latest ?? 0) >= Math.max(...journal.entries.map(({ when }) => when));
}

const journalShape = z.object({ entries: z.array(z.object({ when: z.number() })) });

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
        `move ${env.dataDir}/database away (restore a backup, or let npm start create a new one)`,
      );
}

async function examineVersion({ db, kind }: Database, isCurrent: boolean): Promise<Finding> {
  const tables = isCurrent ? "tables up to date" : "the next npm start updates its tables";
  if (kind === "pglite") return well("Database", `the embedded one opens, ${tables}`);
  const [row] = await db
    .select({ version: sql<string>`current_setting('server_version_num')` })
    .from(sql`(values (1)) as one`);
  const major = Math.floor(Number(row?.version ?? 0) / 10_000);
  return major >= oldestPostgres
    ? well("Database", `Postgres ${major}, ${tables}`)
    : ill("Database", `Postgres ${major} is too old`, `use Postgres ${oldestPostgres} or newer`);
}
