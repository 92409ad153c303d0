import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.server";
import { readInstallationValue } from "#db/installation-values.server";
import { formFiles, formSubmissions } from "#db/schema/forms";
import { orders } from "#db/schema/orders";
import { type PostgresServer, startPostgres } from "#tests/support/database/postgres";
import { findRequiredPostgres } from "#tests/support/database/two-connections";
import {
  type FilledShop,
  openFilledShop,
  readAllRows,
  writeOneOfEach,
} from "#tests/support/shop/filled-shop";
import { parseEnv } from "#tests/support/shop/settings";
import { systemClock } from "~/kernel/time/clock";
import { backUpShop } from "../../scripts/operations/back-up-shop";
import { restoreShop } from "../../scripts/operations/restore-shop";

const bin = findRequiredPostgres();
const newFolder = () => mkdtempSync(join(tmpdir(), "rehearsal-"));

describe.skipIf(!bin)("the backup of a shop on Postgres", { timeout: 240_000 }, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    if (bin) server = await startPostgres(bin);
  });
  afterAll(() => server?.stop());

  /** The settings of a shop with a new database and new folders. */
  async function createEnv(name: string) {
    const client = postgres(server.url, { max: 1 });
    await client.unsafe(`create database ${name}`);
    await client.end();
    const folder = newFolder();
    return parseEnv({
      DATA_DIR: join(folder, "data"),
      UPLOADS_DIR: join(folder, "uploads"),
      LAKE_ASSETS_DIR: join(folder, "assets"),
      DATABASE_URL: server.url.replace(/postgres$/, name),
    });
  }
  type Env = Awaited<ReturnType<typeof createEnv>>;
  const getLocation = ({ databaseUrl = "" }: Env) => ({ kind: "server", url: databaseUrl }) as const;

  async function destroy({ uploadsDir, lakeAssetsDir, dataDir }: Env, name: string): Promise<void> {
    const client = postgres(server.url, { max: 1 });
    await client.unsafe(`drop database ${name} with (force)`);
    await client.end();
    for (const folder of [uploadsDir, lakeAssetsDir, dataDir])
      rmSync(folder, { recursive: true, force: true });
  }

  const readFolder = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "storage-id")
        .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), "base64")]),
    );

  it("restores every row and file after the shop was destroyed", async () => {
    const source = await createEnv("quiet_shop");
    const shop = await openFilledShop(source);
    for (let count = 0; count < 10; count += 1) await writeOneOfEach(shop, String(count));
    await shop.close();
    const rows = await readAllRows(getLocation(source));
    const [uploads, assets] = [readFolder(source.uploadsDir), readFolder(source.lakeAssetsDir)];
    const backup = join(newFolder(), "backup");
    const { counts } = await backUpShop(source, backup, systemClock);
    expect(counts).toMatchObject({ orders: 10, quote: 10, form_submission: 10, form_file: 10 });
    await destroy(source, "quiet_shop");

    const target = await createEnv("restored_quiet_shop");
    await restoreShop(target, backup, systemClock);
    expect(await readAllRows(getLocation(target))).toEqual(rows);
    expect(readFolder(target.uploadsDir)).toEqual(uploads);
    expect(readFolder(target.lakeAssetsDir)).toEqual(assets);
    expect([Object.keys(uploads).length, Object.keys(assets).length]).toEqual([10, 10]);

    const restored = await openFilledShop(target);
    await writeOneOfEach(restored, "after");
    expect(await restored.database.db.$count(orders)).toBe(11);
    await restored.close();
  });

  it("backs up a single moment while requests write and old files are removed", async () => {
    const source = await createEnv("busy_shop");
    const shop = await openFilledShop(source);
    for (let count = 0; count < 30; count += 1) await shop.writeOldMessage(`old-${count}`);
    for (let count = 0; count < 5; count += 1) await writeOneOfEach(shop, `before-${count}`);
    let isDone = false;
    const writing = writeUntil(shop, () => isDone);
    const backup = join(newFolder(), "backup");
    const manifest = await backUpShop(source, backup, systemClock);
    isDone = true;
    const written = await writing;
    await shop.purge();
    expect(await shop.database.db.$count(formSubmissions, sql`created_at < '2021-01-01'`)).toBe(0);
    await shop.close();
    expect(manifest.missingUploads).toEqual([]);

    const target = await createEnv("restored_busy_shop");
    await restoreShop(target, backup, systemClock);
    const database = await openDatabase(getLocation(target), null);
    const files = await database.db.select().from(formFiles);
    for (const { storedAs } of files)
      expect(readFileSync(join(target.uploadsDir, storedAs), "base64")).toBe(shop.uploads.get(storedAs));
    const listed = files.map(({ storedAs }) => storedAs).sort();
    expect(Object.keys(readFolder(target.uploadsDir)).sort()).toEqual(listed);
    const placements = (await database.db.select({ id: orders.placementId }).from(orders)).map(
      ({ id }) => id,
    );
    expect(placements).toEqual(
      expect.arrayContaining(["0", "1", "2", "3", "4"].map((n) => `order-before-${n}`)),
    );
    await database.close();
    // A row of the backup is the same as in the source, unless the source has removed it since.
    const sourceRows = new Set(await readAllRows(getLocation(source)));
    const others = (await readAllRows(getLocation(target))).filter((row) => !sourceRows.has(row));
    expect(others.filter((row) => /^(orders|order_item|quote|payment|lake_documents) /.test(row))).toEqual(
      [],
    );
    expect(written).toBeGreaterThan(0);
  });

  it("records the time of a backup in the database", async () => {
    const source = await createEnv("recorded_shop");
    await (await openFilledShop(source)).close();
    const { createdAt } = await backUpShop(source, join(newFolder(), "backup"), systemClock);
    const database = await openDatabase(getLocation(source), null);
    expect(await readInstallationValue(database.db, "last-backup")).toBe(createdAt);
    await database.close();
  });

  it("refuses to restore a backup into a database with tables", async () => {
    const source = await createEnv("used_shop");
    await (await openFilledShop(source)).close();
    const backup = join(newFolder(), "backup");
    await backUpShop(source, backup, systemClock);
    await expect(restoreShop(source, backup, systemClock)).rejects.toThrow(
      "The database of DATABASE_URL is not empty. A restore never overwrites rows: create a new one.",
    );
  });

  it("names pg_dump when it is not installed", async () => {
    const source = await createEnv("shop_without_programs");
    await (await openFilledShop(source)).close();
    const path = process.env.PATH;
    process.env.PATH = newFolder();
    try {
      await expect(backUpShop(source, join(newFolder(), "backup"), systemClock)).rejects.toThrow(
        "pg_dump was not found. Install the client programs of Postgres (package postgresql-client), of the server's version or newer.",
      );
    } finally {
      process.env.PATH = path;
    }
  });
});

/** Writes and purges until the backup is done; returns how often it wrote. */
async function writeUntil(shop: FilledShop, isDone: () => boolean): Promise<number> {
  let count = 0;
  while (!isDone()) {
    await writeOneOfEach(shop, `during-${count}`);
    await shop.purge();
    count += 1;
  }
  return count;
}
