import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openBucket } from "#tests/support/shop/bucket";
import { createS3Store } from "~/domains/forms/files/s3-store.server";
import { createFileStore } from "~/edge/services/files.server";

let close = () => {};
afterEach(() => close());

function startBucket() {
  const bucket = openBucket();
  ({ close } = bucket);
  return bucket;
}

describe("S3 file store", () => {
  it("puts, opens and removes a file with a signature and content length", async () => {
    const { endpoint, objects } = startBucket();
    const keys = { region: "us-east-1", accessKeyId: "key-id", secretAccessKey: "secret" };
    const store = createFileStore({ s3: { endpoint, bucket: "photos", ...keys }, uploadsDir: "/nowhere" });
    const path = join(mkdtempSync(join(tmpdir(), "s3-")), "a");
    writeFileSync(path, "the bytes");
    await store.put("one", path);
    expect([...objects.keys()]).toEqual(["/photos/one"]);
    expect((await (await store.open("one"))?.toArray())?.join("")).toBe("the bytes");
    await store.remove("one");
    expect(await store.open("one")).toBeNull();
  });

  it("reports a rejected request and a missing bucket", async () => {
    const { endpoint } = startBucket();
    const path = join(mkdtempSync(join(tmpdir(), "s3-")), "a");
    writeFileSync(path, "the bytes");
    const store = (bucket: string, accessKeyId: string, secretAccessKey = "secret") =>
      createS3Store({ endpoint, bucket, region: "us-east-1", accessKeyId, secretAccessKey });
    await expect(store("photos", "another").put("one", path)).rejects.toThrow("answered PUT with 403");
    await expect(store("photos", "key-id", "guessed").put("one", path)).rejects.toThrow(
      "answered PUT with 403",
    );
    await expect(store("nothing", "key-id").put("one", path)).rejects.toThrow("no such bucket");
  });
});
