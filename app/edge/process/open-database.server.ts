import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Database,
  type DatabaseLocation,
  embeddedPostgresVersion,
  openDatabase,
} from "#db/client.server";
import { DatabaseRefusal, type RefusalReason } from "#db/database-refusal";
import type { Log } from "~/kernel/log";
import { systemClock } from "~/kernel/time/clock";
import type { Env } from "../settings/env.server";
import { claimStorages } from "../storage/claim-storages.server";
import { listSharedStorages } from "../storage/shared-storage.server";
import { StartupError } from "./startup-error.server";

type DatabaseEnv = Pick<Env, "databaseUrl" | "dataDir">;

/** Returns where the settings place the database. */
export function getDatabaseLocation({ databaseUrl, dataDir }: DatabaseEnv): DatabaseLocation {
  return databaseUrl
    ? { kind: "server", url: databaseUrl }
    : { kind: "directory", path: join(dataDir, "database") };
}

export type OpenOptions = {
  /** A restarted app worker does not migrate or check again: a newer server or an unmounted folder must not stop it. */
  readonly isRestart?: boolean;
};

/**
 * Opens and migrates the database, and checks that the files of the settings belong to it. Throws a StartupError that
 * says what to do when that fails.
 */
export async function openDatabaseAndStorages(
  env: Env,
  log: Pick<Log, "warn">,
  options: OpenOptions = {},
): Promise<Database> {
  const database = await openShopDatabase(env, options);
  try {
    if (!options.isRestart)
      await claimStorages({ database, clock: systemClock, log }, listSharedStorages(env));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openShopDatabase(env: Env, { isRestart = false }: OpenOptions): Promise<Database> {
  try {
    return await openDatabase(getDatabaseLocation(env), isRestart ? null : undefined);
  } catch (error) {
    const { problem, fix } = describeOpenFailure(error, env);
    throw new StartupError(`${toSentence(problem)} ${toSentence(fix)}`, { cause: error });
  }
}

const toSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Why the database cannot be opened and what to do, each as the end of a sentence. Never contains the URL. */
export type OpenFailure = { readonly problem: string; readonly fix: string };

/** Describes an error of opening or migrating the database. */
export function describeOpenFailure(error: unknown, env: DatabaseEnv): OpenFailure {
  if (error instanceof DatabaseRefusal) return refusals[error.reason];
  const code = findErrorCode(error);
  return env.databaseUrl ? describeServerFailure(code) : describeEmbeddedFailure(error, code, env);
}

const refusals: Readonly<Record<RefusalReason, OpenFailure>> = {
  "newer-schema": {
    problem: "the database was updated by a newer version of the shop",
    fix: "start that version, or restore a backup that this version made",
  },
  "transaction-pooler": {
    problem:
      "DATABASE_URL leads to a connection pooler that drops LISTEN and NOTIFY, such as PgBouncer in transaction mode",
    fix: "name the address of Postgres itself, or a pool in session mode",
  },
};

const serverFailures: Readonly<Record<string, OpenFailure>> = {
  "42501": {
    problem: "the database of DATABASE_URL was reached, but its role may not create tables (42501)",
    fix: "make the role the owner of the database",
  },
  "28000": {
    problem: "the server of DATABASE_URL refuses this user (28000)",
    fix: "correct the user in DATABASE_URL",
  },
  "28P01": {
    problem: "the server of DATABASE_URL refuses this user or password (28P01)",
    fix: "correct both in DATABASE_URL",
  },
  "3D000": {
    problem: "the server of DATABASE_URL has no database of this name (3D000)",
    fix: "create it, or correct its name in DATABASE_URL",
  },
  "53100": {
    problem: "the disk of the database server is full (53100)",
    fix: "make room on it and start again",
  },
  CONNECT_TIMEOUT: {
    problem: "the server of DATABASE_URL does not answer as Postgres does (CONNECT_TIMEOUT)",
    fix: "check its host and port",
  },
};

function describeServerFailure(code: string): OpenFailure {
  return (
    serverFailures[code] ?? {
      problem: `the database of DATABASE_URL cannot be reached (${code})`,
      fix: "start its server, or correct DATABASE_URL",
    }
  );
}

const diskFullCodes: readonly string[] = ["ENOSPC", "EDQUOT", "53100"];

function describeEmbeddedFailure(error: unknown, code: string, { dataDir }: DatabaseEnv): OpenFailure {
  if (diskFullCodes.includes(code)) {
    return {
      problem: `the disk of the data directory ${dataDir} is full`,
      fix: "make room on it and start again",
    };
  }
  const folder = join(dataDir, "database");
  const version = readPostgresVersion(folder);
  const fix = `move ${folder} away, and restore a backup with npm run restore or start with an empty database`;
  const problem =
    version !== null && version !== embeddedPostgresVersion
      ? `the embedded database in ${folder} was written by Postgres ${version}, and this shop has Postgres ${embeddedPostgresVersion}`
      : `the embedded database in ${folder} cannot be opened and may be damaged (${String(error)})`;
  return { problem, fix };
}

function readPostgresVersion(folder: string): string | null {
  try {
    return readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  } catch {
    return null;
  }
}

/** The number of ENOSPC in WASI, whose errors the embedded database throws. */
const wasiDiskFull = 51;

/** Returns the code of the network, server or file error that other errors wrap. */
function findErrorCode(error: unknown): string {
  if (typeof error !== "object" || error === null) return "no answer";
  if ("errno" in error && error.errno === wasiDiskFull) return "ENOSPC";
  if ("code" in error && typeof error.code === "string") return error.code;
  return "cause" in error ? findErrorCode(error.cause) : "no answer";
}
