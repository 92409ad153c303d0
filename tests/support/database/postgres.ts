import { spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findFreePortPair } from "../process/free-port";
import { findUnprivilegedUser } from "../process/unprivileged-user";

export type PostgresServer = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills the server at once, as a power cut does. Its files stay. */
  readonly crash: () => Promise<void>;
  /** Restarts the server on the same files and port. */
  readonly restart: () => Promise<void>;
  /** Stops responding without closing connections, as behind a cut wire, until it is resumed. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

/** The message when TEST_DATABASE=postgres is set and no Postgres is installed. */
export const postgresMissingMessage =
  "No Postgres server was found: set PG_BIN to the folder of initdb and postgres, or install Debian's package postgresql.";

/** The folder that holds initdb and postgres: PG_BIN, then the path, then Debian's folder (newest first). */
export function findPostgres(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PG_BIN ? [process.env.PG_BIN] : []),
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return (
    folders.find((folder) => isProgram(join(folder, "initdb")) && isProgram(join(folder, "postgres"))) ?? null
  );
}

/** Starts an empty Postgres on a free port, as a user who is not root, in a folder that `stop` removes. */
export async function startPostgres(
  bin: string,
  settings: Readonly<Record<string, string | number>> = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "shop-postgres-"));
  // Postgres refuses to run as root.
  const owner = findUnprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    [
      "--pgdata",
      data,
      "--username",
      "test",
      "--auth",
      "trust",
      "--encoding",
      "UTF8",
      "--locale",
      "C",
      "--no-sync",
    ],
    { ...owner, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePortPair();
  const options = {
    listen_addresses: "127.0.0.1",
    port,
    fsync: "off",
    unix_socket_directories: "",
    ...settings,
  };
  const given = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const run = async () => {
    const server = spawn(join(bin, "postgres"), ["-D", data, ...given], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    await waitUntilReady(server.stderr, exited);
    return { server, exited };
  };
  let { server, exited } = await run();
  const crash = async () => {
    server.kill("SIGQUIT");
    await exited;
  };
  const signalAll = (signal: "SIGSTOP" | "SIGCONT") => {
    for (const pid of [server.pid ?? 0, ...listChildProcesses(server.pid ?? 0)]) process.kill(pid, signal);
  };
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    crash,
    restart: async () => {
      ({ server, exited } = await run());
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres runs a separate process for each connection. */
function listChildProcesses(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      } catch {
        return false;
      }
    });
}

function waitUntilReady(output: NodeJS.ReadableStream, exited: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let receivedText = "";
    output.on("data", (chunk: Buffer) => {
      receivedText += chunk.toString();
      if (receivedText.includes("ready to accept connections")) resolve();
    });
    void exited.then(() => reject(new Error(`postgres stopped at once: ${receivedText}`)));
  });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
