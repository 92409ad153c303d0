import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Database, embeddedPostgresVersion, openDatabase } from "#db/client.server";
import { startNotificationFilter } from "#tests/support/database/notification-filter";
import { type PostgresServer, startPostgres } from "#tests/support/database/postgres";
import { findRequiredPostgres } from "#tests/support/database/two-connections";
import { parseEnv } from "#tests/support/shop/settings";
import { silentLog } from "#tests/support/shop/silent-log";
import { describeOpenFailure, openDatabaseAndStorages } from "~/edge/process/open-database.server";

const newFolder = () => mkdtempSync(join(tmpdir(), "open-database-"));
const open = (settings: Record<string, string>, options = {}) =>
  openDatabaseAndStorages(parseEnv({ DATA_DIR: newFolder(), ...settings }), silentLog, options);

/** Creates an embedded database in a data directory, changes it and closes it. */
async function createEmbedded(change: (database: Database) => Promise<unknown> = async () => null) {
  const dataDir = newFolder();
  const database = await openDatabase({ kind: "directory", path: join(dataDir, "database") });
  await change(database);
  await database.close();
  return dataDir;
}

const addMigration = ({ db }: Database) =>
  db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', 9999999999999)`,
  );
const newerSchema =
  "The database was updated by a newer version of the shop. Start that version, or restore a backup that this version made.";

describe("a start with the embedded database", () => {
  it("fails in one sentence when a newer version of the shop updated its tables", async () => {
    const DATA_DIR = await createEmbedded(addMigration);
    await expect(open({ DATA_DIR })).rejects.toMatchObject({ name: "StartRefused", message: newerSchema });
  });

  it("restarts an app worker on tables that a newer version has updated meanwhile", async () => {
    const DATA_DIR = await createEmbedded(addMigration);
    const database = await open({ DATA_DIR }, { isRestart: true });
    await database.ping();
    await database.close();
  });

  it("restarts an app worker while the folder of uploads is not available", async () => {
    const DATA_DIR = await createEmbedded();
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    const settings = { DATA_DIR, UPLOADS_DIR: join(file, "uploads") };
    const database = await open(settings, { isRestart: true });
    await database.close();
    await expect(open(settings)).rejects.toThrow("The visitors' files cannot be stored in ");
  });

  it("names both versions of Postgres when another one wrote the files", async () => {
    const DATA_DIR = await createEmbedded();
    const folder = join(DATA_DIR, "database");
    expect(readFileSync(join(folder, "PG_VERSION"), "utf8").trim()).toBe(embeddedPostgresVersion);
    writeFileSync(join(folder, "PG_VERSION"), "16\n");
    await expect(open({ DATA_DIR })).rejects.toMatchObject({
      name: "StartRefused",
      message: `The embedded database in ${folder} was written by Postgres 16, and this shop has Postgres ${embeddedPostgresVersion}. Move ${folder} away, and restore a backup with npm run restore or start with an empty database.`,
    });
  });

  it("suggests at startup to restore damaged database files from a backup", async () => {
    const DATA_DIR = await createEmbedded();
    const folder = join(DATA_DIR, "database");
    truncateSync(join(folder, "global", "pg_control"), 100);
    const failure = open({ DATA_DIR });
    await expect(failure).rejects.toThrow(
      `The embedded database in ${folder} cannot be opened and may be damaged (`,
    );
    await expect(failure).rejects.toThrow(
      `). Move ${folder} away, and restore a backup with npm run restore or start with an empty database.`,
    );
  });

  it("names the data directory at startup when its disk is full", () => {
    const full = { name: "ErrnoError", errno: 51 };
    expect(describeOpenFailure(full, { dataDir: "/srv/shop" })).toEqual({
      problem: "the disk of the data directory /srv/shop is full",
      fix: "make room on it and start again",
    });
  });
});

const listening: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of listening.splice(0)) server.close();
});

function listen(server: Server): Promise<string> {
  listening.push(server);
  server.on("connection", (socket) => sockets.push(socket));
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve(`postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`),
    ),
  );
}
const notPostgres =
  "The server of DATABASE_URL does not answer as Postgres does (CONNECT_TIMEOUT). Check its host and port.";

describe("a start with a server that is not Postgres", { timeout: 30_000 }, () => {
  it.each([
    ["a web server", () => createHttpServer()],
    ["a port that never answers", () => createServer()],
    ["a port that closes each connection", () => createServer((socket) => socket.destroy())],
  ])("stops the startup within seconds when the server is not Postgres: %s", async (_, createOther) => {
    const DATABASE_URL = await listen(createOther());
    await expect(open({ DATABASE_URL })).rejects.toMatchObject({ message: notPostgres });
  });
});

const bin = findRequiredPostgres();

describe.skipIf(!bin)("a start with a Postgres server", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    if (bin) server = await startPostgres(bin);
  });
  afterAll(() => server?.stop());

  /** Returns the URL of a new database, as the role that owns it. */
  async function createDatabase(name: string): Promise<string> {
    const client = postgres(server.url, { max: 1 });
    await client.unsafe(`create database ${name}`);
    await client.end();
    return server.url.replace(/postgres$/, name);
  }

  it("reports at startup that the database role may not create tables", async () => {
    const url = new URL(await createDatabase("without_rights"));
    const client = postgres(url.href, { max: 1 });
    await client`create role visitor login`;
    await client.end();
    url.username = "visitor";
    await expect(open({ DATABASE_URL: url.href })).rejects.toMatchObject({
      name: "StartRefused",
      message:
        "The database of DATABASE_URL was reached, but its role may not create tables (42501). Make the role the owner of the database.",
    });
  });

  it("reports at startup a database or a role that does not exist", async () => {
    await expect(open({ DATABASE_URL: server.url.replace(/postgres$/, "nothing") })).rejects.toThrow(
      "The server of DATABASE_URL has no database of this name (3D000). Create it, or correct its name in DATABASE_URL.",
    );
    const url = new URL(server.url);
    url.username = "nobody";
    await expect(open({ DATABASE_URL: url.href })).rejects.toThrow(
      "The server of DATABASE_URL refuses this user (28000). Correct the user in DATABASE_URL.",
    );
  });

  it("fails in one sentence when a newer version of the shop updated its tables", async () => {
    const DATABASE_URL = await createDatabase("newer");
    const database = await openDatabase({ kind: "server", url: DATABASE_URL });
    await addMigration(database);
    await database.close();
    await expect(open({ DATABASE_URL })).rejects.toMatchObject({ message: newerSchema });
  });

  it("refuses to start behind a connection pooler that drops notifications", {
    timeout: 30_000,
  }, async () => {
    const pooler = await startNotificationFilter(await createDatabase("pooled"));
    try {
      await expect(open({ DATABASE_URL: pooler.url })).rejects.toMatchObject({
        name: "StartRefused",
        message:
          "DATABASE_URL leads to a connection pooler that drops LISTEN and NOTIFY, such as PgBouncer in transaction mode. Name the address of Postgres itself, or a pool in session mode.",
      });
    } finally {
      pooler.stop();
    }
  });
});
