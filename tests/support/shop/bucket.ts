import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Opens a fake S3 server with one bucket. It computes each request's signature and rejects a wrong one. */
export function openBucket() {
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
  const close = () => void server.close();
  return { close, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const keyed = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const minuteMs = 60_000;

/**
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html, from the server's side.
 */
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
