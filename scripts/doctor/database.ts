import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#db/client.server";
import { DatabaseRefusal } from "#db/database-refusal";
import { compareSchemaVersion, type SchemaVersion } from "#db/schema-version.server";
import {
  describeOpenFailure,
  getDatabaseLocation,
  type OpenFailure,
} from "~/edge/process/open-database.server";
import type { Env } from "~/edge/settings/env.server";
import { createError, createSuccess, type Finding } from "./finding";

const oldestPostgres = 15;

/** Opens the database without migrating it. The next start runs the migrations. */
export async function openUnmigrated(env: Env): Promise<{ readonly database: Database } | OpenFailure> {
  try {
    return { database: await openDatabase(getDatabaseLocation(env), null) };
  } catch (error) {
    return describeOpenFailure(error, env);
  }
}

/** Checks the version of the server and of the tables, and that the role may create tables. */
export async function examineDatabase(database: Database, env: Env): Promise<readonly Finding[]> {
  const schema = await compareSchemaVersion(database.db);
  if (schema === "newer") return [toFinding(new DatabaseRefusal("newer-schema"), env)];
  const version = await examineVersion(database, schema);
  const failure = database.kind === "postgres" ? await tryToCreateTable(database) : null;
  return failure === null ? [version] : [version, toFinding(failure, env)];
}

function toFinding(error: unknown, env: Env): Finding {
  const { problem, fix } = describeOpenFailure(error, env);
  return createError("Database", problem, fix);
}

async function examineVersion({ db, kind }: Database, schema: SchemaVersion): Promise<Finding> {
  const tables = schema === "current" ? "tables up to date" : "the next npm start updates its tables";
  if (kind === "pglite") return createSuccess("Database", `the embedded one opens, ${tables}`);
  const [row] = await db
    .select({ version: sql<string>`current_setting('server_version_num')` })
    .from(sql`(values (1)) as one`);
  const major = Math.floor(Number(row?.version ?? 0) / 10_000);
  return major >= oldestPostgres
    ? createSuccess("Database", `Postgres ${major}, ${tables}`)
    : createError("Database", `Postgres ${major} is too old`, `use Postgres ${oldestPostgres} or newer`);
}

class RollBack extends Error {}

/** Creates a table and the schema of the migrations, and rolls both back. Returns the error, or null. */
async function tryToCreateTable({ db }: Database): Promise<unknown> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`create schema if not exists drizzle`);
      await tx.execute(sql`create table shop_doctor_probe (id integer)`);
      throw new RollBack();
    });
    return null;
  } catch (error) {
    return error instanceof RollBack ? null : error;
  }
}
