import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "#tests/support/process/run-program";
import { openFilledShop, readAllRows, writeOneOfEach } from "#tests/support/shop/filled-shop";
import { parseEnv } from "#tests/support/shop/settings";
import { lockData } from "~/edge/process/data-lock.server";
import { systemClock } from "~/kernel/time/clock";
import { backUpShop } from "../../scripts/operations/back-up-shop";
import { restoreShop } from "../../scripts/operations/restore-shop";

const newFolder = () => mkdtempSync(join(tmpdir(), "backup-"));
const createEnv = () => parseEnv({ DATA_DIR: newFolder() });
type Env = ReturnType<typeof createEnv>;
const getDatabase = ({ dataDir }: Env) => ({ kind: "directory", path: join(dataDir, "database") }) as const;

/** Reads the uploads and the pictures of a data directory, by name. */
function readStoredFiles({ uploadsDir, lakeAssetsDir }: Env): Readonly<Record<string, string>> {
  const folders = [uploadsDir, join(lakeAssetsDir, "images")];
  const paths = folders.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)]));
  const files = paths.filter(([name]) => name !== "storage-id");
  return Object.fromEntries(files.map(([name = "", path = ""]) => [name, readFileSync(path, "base64")]));
}

describe("the backup of a shop with the embedded database", () => {
  const source = createEnv();
  const backup = join(newFolder(), "monday");
  let uploads: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const shop = await openFilledShop(source);
    await writeOneOfEach(shop, "one");
    ({ uploads } = shop);
    await shop.close();
    writeFileSync(join(source.dataDir, "session-secret"), "a secret of the demo");
    await backUpShop(source, backup, systemClock);
  });

  /** A copy of the backup that a test may damage. */
  function copyBackup(change: (folder: string) => void): string {
    const folder = join(newFolder(), "copy");
    mkdirSync(folder);
    for (const name of readdirSync(backup, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue;
      const target = name.parentPath.replace(backup, folder);
      mkdirSync(target, { recursive: true });
      writeFileSync(join(target, name.name), readFileSync(join(name.parentPath, name.name)));
    }
    change(folder);
    return folder;
  }

  it("backs up every row and file, and restores them to another data directory", async () => {
    const target = createEnv();
    const { counts, missingUploads } = await restoreShop(target, backup, systemClock);
    expect(counts).toMatchObject({
      ...{ orders: 1, order_item: 1, quote: 1 },
      ...{ form_submission: 1, form_file: 1, lake_documents: 1 },
    });
    expect(missingUploads).toEqual([]);
    expect(await readAllRows(getDatabase(target))).toEqual(await readAllRows(getDatabase(source)));
    const files = readStoredFiles(target);
    expect(files).toEqual(readStoredFiles(source));
    expect(Object.keys(files).sort()).toEqual([...uploads.keys(), "draft-one.png"].sort());
    expect(readFileSync(join(target.dataDir, "session-secret"), "utf8")).toBe("a secret of the demo");
  });

  it("refuses a backup while the shop runs", async () => {
    const lock = lockData(source.dataDir, "http://127.0.0.1:3000");
    if (!lock.ok) throw new Error("the data directory is in use");
    await expect(backUpShop(source, join(newFolder(), "running"), systemClock)).rejects.toThrow(
      "The shop at http://127.0.0.1:3000 uses the embedded database: stop it, then run npm run backup again.",
    );
    lock.value.release();
  });

  it("refuses a backup into a folder with files, and leaves no unfinished folder", async () => {
    await expect(backUpShop(source, backup, systemClock)).rejects.toThrow(
      `The folder ${backup} is not empty: name a new one for each backup.`,
    );
    const folder = join(newFolder(), "without-database");
    await expect(backUpShop(createEnv(), folder, systemClock)).rejects.toThrow("There is no database in ");
    expect(readdirSync(join(folder, ".."))).toEqual([]);
  });

  it("refuses to restore a backup over existing data", async () => {
    await expect(restoreShop(source, backup, systemClock)).rejects.toThrow(
      `${source.dataDir}/database is not empty. A restore never overwrites files: empty it, or name another folder.`,
    );
  });

  it.each([
    [
      "other content",
      (folder: string) => writeFileSync(join(folder, "data", "session-secret"), "A secret of the demo"),
      "data/session-secret has other content than when it was written.",
    ],
    [
      "a missing file",
      (folder: string) => rmSync(join(folder, "data", "session-secret")),
      "data/session-secret is missing.",
    ],
    [
      "an unreadable manifest",
      (folder: string) => writeFileSync(join(folder, "manifest.json"), "{"),
      "manifest.json is not readable.",
    ],
  ])("refuses to restore a damaged backup: %s", async (_, damage, message) => {
    const folder = copyBackup(damage);
    const target = createEnv();
    await expect(restoreShop(target, folder, systemClock)).rejects.toThrow(
      `The backup in ${folder} is damaged: ${message}`,
    );
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it("refuses to restore an incomplete backup", async () => {
    const folder = copyBackup((copy) => rmSync(join(copy, "manifest.json")));
    await expect(restoreShop(createEnv(), folder, systemClock)).rejects.toThrow(
      `${folder} is not a complete backup: it has no manifest.json.`,
    );
  });

  it("refuses to restore a backup of a newer version of the shop", async () => {
    const folder = copyBackup((copy) => {
      const manifest = JSON.parse(readFileSync(join(copy, "manifest.json"), "utf8"));
      manifest.database.migratedAt += 1_000_000_000;
      writeFileSync(join(copy, "manifest.json"), JSON.stringify(manifest));
    });
    await expect(restoreShop(createEnv(), folder, systemClock)).rejects.toThrow(
      "The backup was made by a newer version of the shop: install that version first.",
    );
  });

  it("refuses to restore an embedded database's backup into a Postgres server", async () => {
    const env = parseEnv({ DATA_DIR: newFolder(), DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" });
    await expect(restoreShop(env, backup, systemClock)).rejects.toThrow(
      "The backup is of an embedded database: unset DATABASE_URL and set DATA_DIR to an empty folder.",
    );
  });

  it("writes and restores a backup by commands, which print what they did", async () => {
    const folder = join(newFolder(), "by-command");
    const run = (name: string, DATA_DIR: string, args: readonly string[]) =>
      runProgram(["--import", "tsx", `scripts/operations/${name}.ts`, ...args], { DATA_DIR });
    expect(await run("backup", source.dataDir, [])).toEqual({
      code: 1,
      output: "Usage: npm run backup -- FOLDER (a new folder outside the data directory)",
    });
    expect(await run("backup", source.dataDir, [folder])).toEqual({
      code: 0,
      output: expect.stringMatching(
        new RegExp(
          `^Backed up to ${folder}: 1 orders, 1 quotes, 1 messages with 1 files, 1 documents; \\d+ files, [\\d.]+ MB\\.$`,
        ),
      ),
    });
    const restored = await run("restore", newFolder(), [folder]);
    expect(restored.output).toMatch(
      /^Restored the backup of 20.*Z: 1 orders, 1 quotes, 1 messages with 1 files, 1 documents; \d+ files, [\d.]+ MB\.\nRun npm run doctor, then start the shop\.$/,
    );
    expect(restored.code).toBe(0);
  });
});
