import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#db/client.server";
import { formFileRemovals, formFiles, formSubmissions } from "#db/schema/forms";
import { emptyDatabase } from "#tests/support/database/empty-database";
import { findRequiredPostgres, setUpTwoConnections } from "#tests/support/database/two-connections";
import { bundleProgram } from "#tests/support/process/bundle-program";
import { listStoredFiles, writeStorageId } from "#tests/support/shop/upload-folder";
import { createFolderStore } from "~/domains/forms/files/folder-store.server";
import { removalLock } from "~/domains/forms/files/removal-lock";
import { purgeJobs, runPurgeBatch } from "~/edge/process/purge-jobs.server";

const bin = findRequiredPostgres();
const both = setUpTwoConnections(bin);
const sentAt = new Date("2026-03-02T15:04:05Z");
const later = new Date("2028-03-03T07:00:00Z");

/** Creates this many messages and a folder with one uploaded file for each. */
async function manyMessages(db: Db, count: number): Promise<string> {
  await emptyDatabase(db);
  const folder = mkdtempSync(join(tmpdir(), "forgotten-"));
  mkdirSync(folder, { recursive: true });
  writeStorageId(folder);
  const ids = Array.from({ length: count }, (_, n) => `s${n}`);
  const row = { formName: "claim", formTitle: "Claim", status: "new" as const, entries: {}, answers: [] };
  const rest = { email: null, name: null, spamReasons: [], stepsSent: 1, isComplete: true };
  const times = { createdAt: sentAt, updatedAt: sentAt };
  await db.insert(formSubmissions).values(ids.map((id) => ({ ...row, ...rest, ...times, id })));
  const file = { field: "photo", name: "a.png", type: "image/png", size: 3, createdAt: sentAt };
  await db.insert(formFiles).values(ids.map((id) => ({ ...file, id, submissionId: id, storedAs: id })));
  for (const id of ids) writeFileSync(join(folder, id), "abc");
  return folder;
}

async function left(db: Db, folder: string) {
  const [messages, files, removals] = [
    await db.select().from(formSubmissions),
    await db.select().from(formFiles),
    await db.select().from(formFileRemovals),
  ].map((rows) => rows.length);
  return { messages, files, removals, stored: listStoredFiles(folder).length };
}
const nothing = { messages: 0, files: 0, removals: 0, stored: 0 };

describe.skipIf(!bin)("the purge on two servers", () => {
  it("removes each message and each file once, without one server waiting for the other", async () => {
    const [one, two] = both().databases;
    const folder = await manyMessages(one.db, 230);
    const removed: string[] = [];
    const store = createFolderStore(folder);
    const files = {
      ...store,
      remove: async (key: string) => {
        removed.push(key);
        await store.remove(key);
      },
    };
    const turns = async (db: Db) => {
      const services = { db, files, clock: { now: () => later } };
      for (const forget of [purgeJobs["old-messages"], purgeJobs["old-files"]]) {
        while (await runPurgeBatch(forget, services));
      }
    };
    await Promise.all([turns(one.db), turns(two.db)]);
    // A server stops after an incomplete batch, while the other may still add files to remove.
    await turns(one.db);
    expect(await left(one.db, folder)).toEqual(nothing);
    expect(removed).toHaveLength(230);
    expect(new Set(removed).size).toBe(230);
  });

  it("removes no file while a backup copies the files", async () => {
    const [one, two] = both().databases;
    const folder = await manyMessages(one.db, 3);
    const services = { db: one.db, files: createFolderStore(folder), clock: { now: () => later } };
    await purgeJobs["old-messages"](services);
    await two.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${removalLock})`);
      expect(await purgeJobs["old-files"](services)).toBe(0);
      expect(await left(one.db, folder)).toMatchObject({ removals: 3, stored: 3 });
    });
    expect(await purgeJobs["old-files"](services)).toBe(3);
    expect(await left(one.db, folder)).toEqual(nothing);
  });

  it("resumes after a server was killed between a file's removal and its record", async () => {
    const { server, databases } = both();
    const { db } = databases[0];
    const folder = await manyMessages(db, 3);
    const program = await bundleProgram("tests/support/database/purge-process.ts", "forgetting-test");
    const killed = spawn(process.execPath, [program, server.url, folder, later.toISOString()], {
      stdio: "inherit",
    });
    expect(await once(killed, "exit")).toEqual([null, "SIGKILL"]);
    expect(await left(db, folder)).toEqual({ messages: 0, files: 0, removals: 3, stored: 2 });
    const afterLease = { now: () => new Date(later.getTime() + 600_000) };
    expect(await purgeJobs["old-files"]({ db, files: createFolderStore(folder), clock: afterLease })).toBe(3);
    expect(await left(db, folder)).toEqual(nothing);
  });
});
