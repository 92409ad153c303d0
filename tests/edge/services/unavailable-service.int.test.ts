import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { findUnavailableService, isDatabaseUnavailable } from "#db/database-unavailable";
import { findFreePortPair } from "#tests/support/process/free-port";
import { silentLog } from "#tests/support/shop/silent-log";
import { createContent } from "~/content/client/sanity-client.server";
import { createS3Store } from "~/domains/forms/files/s3-store.server";

const catchError = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);
const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

describe("a service that cannot be reached", () => {
  it("finds the database unavailable for a network error of its driver, also when the error is wrapped", () => {
    expect(findUnavailableService(new Error("Failed query", { cause: refused }))).toBe("database");
    expect(findUnavailableService(new Error("a bug"))).toBeUndefined();
  });

  it("finds the file store unavailable when the bucket does not answer", async () => {
    const endpoint = `http://127.0.0.1:${await findFreePortPair()}`;
    const keys = { region: "us-east-1", accessKeyId: "key-id", secretAccessKey: "secret" };
    const path = join(mkdtempSync(join(tmpdir(), "s3-")), "a");
    writeFileSync(path, "the bytes");
    const error = await catchError(createS3Store({ endpoint, bucket: "photos", ...keys }).put("one", path));
    expect([findUnavailableService(error), isDatabaseUnavailable(error)]).toEqual(["file store", false]);
  }, 30_000);

  it("finds the content unavailable when Sanity does not answer", async () => {
    const apiHost = `http://127.0.0.1:${await findFreePortPair()}`;
    const address = { projectId: "abc123", dataset: "production", apiHost };
    const content = createContent({ address, published: () => () => undefined, log: silentLog });
    const error = await catchError(content.fetch("count(*)", {}, z.number()));
    expect([findUnavailableService(error), isDatabaseUnavailable(error)]).toEqual(["content", false]);
  }, 60_000);
});
