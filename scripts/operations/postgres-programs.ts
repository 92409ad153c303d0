import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { hasErrorCode } from "~/kernel/error-code";

/** Writes a dump of one snapshot of the database in pg_dump's custom format. */
export async function dumpDatabase(url: string, snapshot: string, file: string): Promise<void> {
  await runProgram(
    "pg_dump",
    ["--format=custom", "--no-owner", "--no-acl", `--snapshot=${snapshot}`, `--file=${file}`],
    url,
  );
}

/** Loads a dump into an empty database, in one transaction. */
export async function loadDump(url: string, file: string): Promise<void> {
  const name = readConnection(url).PGDATABASE;
  const options = ["--no-owner", "--no-acl", "--exit-on-error", "--single-transaction"];
  await runProgram("pg_restore", [...options, `--dbname=${name}`, file], url);
}

/**
 * Runs a Postgres program. The address is passed in the environment, because other users can read the arguments of a
 * process.
 */
async function runProgram(program: string, args: readonly string[], url: string): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...readConnection(url) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [code, output] = await Promise.all([ended, text(child.stderr)]).catch((error: unknown) => {
    throw new Error(describeStartFailure(program, error), { cause: error });
  });
  if (code !== 0) throw new Error(`${program} failed: ${output.trim().split("\n").at(-1) ?? `code ${code}`}`);
}

function describeStartFailure(program: string, error: unknown): string {
  return hasErrorCode(error, "ENOENT")
    ? `${program} was not found. Install the client programs of Postgres (package postgresql-client), of the server's version or newer.`
    : `${program} cannot be started (${String(error)}).`;
}

/** Query parameters of the URL that the Postgres programs read from the environment. */
const queryVariables = {
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  options: "PGOPTIONS",
} as const;

function readConnection(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const fromQuery = Object.entries(queryVariables).flatMap(([name, variable]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[variable, value]];
  });
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ""),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGDATABASE: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
    ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
    ...Object.fromEntries(fromQuery),
  };
}
