import { describe, expect, it } from "vitest";
import { formFiles, formSubmissions } from "#db/schema/forms";
import { testDatabase } from "#tests/support/database/database";
import type { FileStore } from "~/domains/forms/files/file-store";
import { purgeJobs } from "~/edge/process/purge-jobs.server";
import { claim, day, forgetAll, forgetfulShop, years } from "../support/forgetting-shop";

const database = testDatabase();

describe("the purge of uploaded files", () => {
  it("removes a file when its store is back after a failure", async () => {
    const services = forgetfulShop(database);
    await claim(services);
    years(services, 2, 1);
    const refused: FileStore = {
      ...services.files,
      remove: () => Promise.reject(new Error("the store is away")),
    };
    await purgeJobs["old-messages"](services);
    await expect(purgeJobs["old-files"]({ ...services, files: refused })).rejects.toThrow(
      "the store is away",
    );
    expect(await database.db.select().from(formFiles)).toEqual([]);
    expect(services.stored()).toHaveLength(1);
    expect(await purgeJobs["old-files"](services)).toBe(0);
    services.clock.advance(600);
    expect(await purgeJobs["old-files"](services)).toBe(1);
    expect(services.stored()).toEqual([]);
  });

  it("removes a file an hour after its upload was interrupted", async () => {
    const services = forgetfulShop(database);
    let resolveStored = () => {};
    const whenStored = new Promise<void>((resolve) => {
      resolveStored = resolve;
    });
    const killed: FileStore = {
      ...services.files,
      put: async (key, path) => {
        await services.files.put(key, path);
        resolveStored();
        return new Promise(() => {});
      },
    };
    void claim({ ...services, files: killed });
    await whenStored;
    services.clock.advance(3_599);
    await forgetAll(services);
    expect(services.stored()).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(services.stored()).toEqual([]);
  });

  it("rejects an upload whose file the purge began to remove", async () => {
    const services = forgetfulShop(database);
    const slow: FileStore = {
      ...services.files,
      put: async (key, path) => {
        await services.files.put(key, path);
        services.clock.advance(3_600);
        await purgeJobs["old-files"](services);
      },
    };
    await expect(claim({ ...services, files: slow })).rejects.toThrow("files took too long to be stored");
    expect(await database.db.select().from(formSubmissions)).toEqual([]);
  });

  it("keeps an uploaded file that belongs to a form submission", async () => {
    const services = forgetfulShop(database);
    await claim(services);
    services.clock.advance(30 * day);
    await forgetAll(services);
    expect(services.stored()).toHaveLength(1);
  });
});
