import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formFileRemovals } from "#db/schema/forms";
import { testDatabase } from "#tests/support/database/database";
import { writeStorageId } from "#tests/support/shop/upload-folder";
import { createFolderStore } from "~/domains/forms/files/folder-store.server";
import { removeDueFiles } from "~/domains/forms/files/remove-files.server";

const database = testDatabase();
const newFolder = () => mkdtempSync(join(tmpdir(), "folder-store-"));

describe("the folder of uploads while it is not mounted", () => {
  it("accepts, opens and removes no file while the folder of uploads is not mounted", async () => {
    const mountPoint = newFolder();
    const store = createFolderStore(mountPoint);
    const path = join(newFolder(), "a");
    writeFileSync(path, "the bytes");
    const message = `the folder ${mountPoint} of uploaded files is not available`;
    await expect(store.put("one", path)).rejects.toThrow(message);
    await expect(store.open("one")).rejects.toThrow(message);
    await expect(store.remove("one")).rejects.toThrow(message);
    expect(readdirSync(mountPoint)).toEqual([]);
  });

  it("keeps the removal of a file due until the folder of uploads is mounted again", async () => {
    const folder = newFolder();
    writeStorageId(folder);
    writeFileSync(join(folder, "one"), "the bytes");
    const now = new Date("2026-11-27T12:00:00Z");
    await database.db.insert(formFileRemovals).values({ storedAs: "one", notBefore: now });
    const removeAt = (minutes: number, store: string) =>
      removeDueFiles({
        db: database.db,
        clock: { now: () => new Date(now.getTime() + minutes * 60_000) },
        files: createFolderStore(store),
      });
    const missing = join(newFolder(), "gone");
    await expect(removeAt(0, missing)).rejects.toThrow("is not available");
    expect(await database.db.select({ key: formFileRemovals.storedAs }).from(formFileRemovals)).toEqual([
      { key: "one" },
    ]);
    expect(await removeAt(10, folder)).toBe(1);
    expect(readdirSync(folder)).toEqual(["storage-id"]);
    rmSync(folder, { recursive: true });
  });
});
