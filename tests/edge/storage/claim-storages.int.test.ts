import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { readInstallationValue } from "#db/installation-values.server";
import { testDatabase } from "#tests/support/database/database";
import { openBucket } from "#tests/support/shop/bucket";
import { parseEnv } from "#tests/support/shop/settings";
import { claimStorages } from "~/edge/storage/claim-storages.server";
import { listSharedStorages } from "~/edge/storage/shared-storage.server";
import { systemClock } from "~/kernel/time/clock";

const database = testDatabase();
const newFolder = () => mkdtempSync(join(tmpdir(), "storage-"));

type Settings = Readonly<Record<string, string>>;

/** Claims the storages of a server with these settings, as it does when it starts. */
async function startServer(settings: Settings, kind: "postgres" | "pglite" = "postgres"): Promise<void> {
  const storages = listSharedStorages(parseEnv({ EMBEDDED_LAKE: "off", ...settings }));
  await claimStorages({ database: { kind, db: database.db }, clock: systemClock, log }, storages);
}

const warnings: string[] = [];
const log = { warn: (_details: object, message: string) => void warnings.push(message) };
let close = () => {};
afterEach(() => close());

describe("servers that share a Postgres", () => {
  it("starts servers that share a Postgres and a folder of uploads, also at the same time", async () => {
    const UPLOADS_DIR = newFolder();
    await Promise.all([startServer({ UPLOADS_DIR }), startServer({ UPLOADS_DIR })]);
    await startServer({ UPLOADS_DIR });
    expect(readdirSync(UPLOADS_DIR)).toEqual(["storage-id"]);
  });

  it("refuses to start a second server with another folder of uploads", async () => {
    await startServer({ UPLOADS_DIR: newFolder() });
    const id = await readInstallationValue(database.db, "uploads-id");
    const other = newFolder();
    await expect(startServer({ UPLOADS_DIR: other })).rejects.toMatchObject({
      name: "StartRefused",
      message: `The visitors' files of this database are not in ${other}. Name one folder that all servers share in UPLOADS_DIR, or use S3. If all files are there now, write ${id} into ${other}/storage-id.`,
    });
    expect(readdirSync(other)).toEqual([]);
  });

  it("refuses to start a second server with another folder of the Studio's pictures", async () => {
    const UPLOADS_DIR = newFolder();
    await startServer({ UPLOADS_DIR, LAKE_ASSETS_DIR: newFolder(), EMBEDDED_LAKE: "on" });
    const id = await readInstallationValue(database.db, "lake-assets-id");
    const other = newFolder();
    await expect(startServer({ UPLOADS_DIR, LAKE_ASSETS_DIR: other, EMBEDDED_LAKE: "on" })).rejects.toThrow(
      `The pictures of the Studio of this database are not in ${other}. Name one folder that all servers share in LAKE_ASSETS_DIR. If all files are there now, write ${id} into ${other}/storage-id.`,
    );
  });

  it("refuses to start a second server when only one of the two stores uploads in a bucket", async () => {
    const { endpoint, close: closeBucket } = openBucket();
    close = closeBucket;
    await startServer(bucketSettings(endpoint));
    await startServer(bucketSettings(endpoint));
    const other = newFolder();
    await expect(startServer({ UPLOADS_DIR: other })).rejects.toThrow(
      `The visitors' files of this database are not in ${other}.`,
    );
  });

  it("starts a second server with a copy of the folder at another path", async () => {
    const first = newFolder();
    await startServer({ UPLOADS_DIR: first });
    const copy = newFolder();
    cpSync(first, copy, { recursive: true });
    await startServer({ UPLOADS_DIR: copy });
  });

  it("starts a server with another folder after its storage-id file was written as the message says", async () => {
    await startServer({ UPLOADS_DIR: newFolder() });
    const other = newFolder();
    writeFileSync(join(other, "storage-id"), `${await readInstallationValue(database.db, "uploads-id")}\n`);
    await startServer({ UPLOADS_DIR: other });
  });

  it("starts a server although the bucket of uploads does not answer, and logs a warning", async () => {
    await startServer(bucketSettings("http://127.0.0.1:1"));
    expect(warnings).toEqual(["the bucket of uploads cannot be checked"]);
  }, 30_000);

  it("refuses to start when the folder of uploads cannot be created", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    await expect(startServer({ UPLOADS_DIR: join(file, "uploads") })).rejects.toThrow(
      `The visitors' files cannot be stored in ${file}/uploads (ENOTDIR).`,
    );
  });
});

describe("a server with the embedded database", () => {
  it("starts a server with the embedded database with any folder of uploads, and gives the folder an id", async () => {
    const [first, other] = [newFolder(), newFolder()];
    await startServer({ UPLOADS_DIR: first }, "pglite");
    await startServer({ UPLOADS_DIR: other }, "pglite");
    expect(readFileSync(join(other, "storage-id"), "utf8")).toMatch(/^[0-9a-f-]{36}\n$/);
    expect(await readInstallationValue(database.db, "uploads-id")).toBeNull();
  });
});

function bucketSettings(endpoint: string): Settings {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: "photos",
    S3_ACCESS_KEY_ID: "key-id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
}
