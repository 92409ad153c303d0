import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createS3Store } from "~/domains/forms/files/s3-store.server";
import { createFileStore } from "~/edge/services/files.server";

let close = () => {};
afterEach(() => close());

/** A fake S3 server with one bucket. It computes each request's signature and rejects a wrong one. */
function bucketAt() {
  const objects = new Map<string, Buffer>();
  const statusOf = (request: IncomingMessage, body: Buffer): number => {
    const { method, url = "", headers } = request;
    if (!isSigned(request, "key-id", "secret")) return 403;
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

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const keyed = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const minuteMs = 60_000;

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html, from the server's side. */
function isSigned({ method, url = "", headers }: IncomingMessage, keyId: string, secret: string): boolean {
  const signed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/(us-east-1)\/(s3)\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, scope = "", day = "", region = "", service = "", names = "", signature] =
    signed.exec(headers.authorization ?? "") ?? [];
  const date = String(headers["x-amz-date"]);
  const payload = String(headers["x-amz-content-sha256"]);
  const mustBeSigned = ["host", "x-amz-date", "x-amz-content-sha256"];
  if (id !== keyId || !mustBeSigned.every((name) => names.split(";").includes(name))) return false;
  const at = date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z");
  if (!date.startsWith(day) || Math.abs(Date.now() - Date.parse(at)) > 15 * minuteMs) return false;
  const { pathname, search } = new URL(url, "http://bucket");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, search.slice(1), lines.join(""), names, payload].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(keyed, `AWS4${secret}`);
  return (
    keyed(key, ["AWS4-HMAC-SHA256", date, scope, hash(request)].join("\n")).toString("hex") === signature
  );
}

describe("S3 file store", () => {
  it("puts, opens and removes a file with a signature and content length", async () => {
    const { endpoint, objects } = bucketAt();
    const keys = { region: "us-east-1", accessKeyId: "key-id", secretAccessKey: "secret" };
    const store = createFileStore({ s3: { endpoint, bucket: "photos", ...keys }, dataDir: "/nowhere" });
    const path = join(mkdtempSync(join(tmpdir(), "s3-")), "a");
    writeFileSync(path, "the bytes");
    await store.put("one", path);
    expect([...objects.keys()]).toEqual(["/photos/one"]);
    expect((await (await store.open("one"))?.toArray())?.join("")).toBe("the bytes");
    await store.remove("one");
    expect(await store.open("one")).toBeNull();
  });

  it("reports a rejected request and a missing bucket", async () => {
    const { endpoint } = bucketAt();
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
