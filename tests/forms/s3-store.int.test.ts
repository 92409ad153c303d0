import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { s3Store } from "~/domains/forms/files/s3-store.server";

let close = () => {};
afterEach(() => close());

/** The other end of the wire: one bucket, for who signs with the right key. */
function bucketAt() {
  const objects = new Map<string, Buffer>();
  const statusOf = ({ method, url = "", headers }: IncomingMessage, body: Buffer): number => {
    const signed =
      /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/us-east-1\/s3\/aws4_request, ?SignedHeaders=[^,]+, ?Signature=[0-9a-f]{64}$/;
    if (!signed.test(headers.authorization ?? "")) return 403;
    if (!url.startsWith("/photos/")) return 404;
    if (method === "PUT" && headers["content-length"] === undefined) return 411;
    if (method === "PUT") objects.set(url, body);
    if (method === "DELETE") objects.delete(url);
    return method !== "GET" || objects.has(url) ? 200 : 404;
  };
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const status = statusOf(request, Buffer.concat(chunks));
      const body = request.method === "GET" && status === 200 ? objects.get(request.url ?? "") : "";
      response.writeHead(status).end(body);
    });
  }).listen(0);
  close = () => void server.close();
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects };
}

describe("the file store in S3", () => {
  it("puts, opens and removes a file under its key, with a signature and a length", async () => {
    const { endpoint, objects } = bucketAt();
    const keys = { region: "us-east-1", accessKeyId: "key-id", secretAccessKey: "secret" };
    const store = s3Store({ endpoint, bucket: "photos", ...keys });
    const path = join(mkdtempSync(join(tmpdir(), "s3-")), "a");
    writeFileSync(path, "the bytes");
    await store.put("one", path);
    expect([...objects.keys()]).toEqual(["/photos/one"]);
    expect((await (await store.open("one"))?.toArray())?.join("")).toBe("the bytes");
    await store.remove("one");
    expect(await store.open("one")).toBeNull();
  });

  it("says so when it is refused, and when there is no such bucket", async () => {
    const { endpoint } = bucketAt();
    const path = join(mkdtempSync(join(tmpdir(), "s3-")), "a");
    writeFileSync(path, "the bytes");
    const store = (bucket: string, accessKeyId: string) =>
      s3Store({ endpoint, bucket, region: "us-east-1", accessKeyId, secretAccessKey: "secret" });
    await expect(store("photos", "another").put("one", path)).rejects.toThrow("answered PUT with 403");
    await expect(store("nothing", "key-id").put("one", path)).rejects.toThrow("no such bucket");
  });
});
