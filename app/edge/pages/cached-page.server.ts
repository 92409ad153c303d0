import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "@stile-and-rail/http/compress.server";
import type { PageTags } from "./invalidation-versions.server";

/** Names and values alternate; Node writes this form without further checks. */
type RawHeaders = string[];
type Variant = { readonly headers: RawHeaders; readonly body: Uint8Array };

/** A response that is compressed once and can be written to any number of clients. */
export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  readonly notModified: RawHeaders;
  readonly variants: Readonly<Record<Exclude<Encoding, "identity">, Variant>>;
  /**
   * For clients without compression. The body is unpacked on demand, because plain text would take most of the
   * memory.
   */
  readonly uncompressed: Pick<Variant, "headers">;
  /** The cache tags of the content it was rendered from; undefined: every publish invalidates it. */
  readonly tags?: PageTags;
  /** False for a URL with unknown parameters, which is rendered for each request. */
  readonly isCacheable?: boolean;
  readonly bytes: number;
};

/** Quality 11 takes ten times as long as 6 and would delay the first visitor. */
const brotliQuality = 6;

export async function createCachedPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<CachedPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const createHeaders = (bytes: Buffer) => ({ ...shared, "Content-Length": String(bytes.length) });
  const createVariant = (encoding: Encoding, bytes: Buffer): Variant => ({
    body: bytes,
    headers: toRawHeaders({ ...createHeaders(bytes), "Content-Encoding": encoding }),
  });
  return {
    status,
    etag,
    notModified: toRawHeaders(shared),
    variants: { br: createVariant("br", br), gzip: createVariant("gzip", gz) },
    uncompressed: { headers: toRawHeaders(createHeaders(body)) },
    bytes: br.length + gz.length,
  };
}

/** Copies the bodies, because a transfer to another thread copies the whole underlying buffer. */
export function copyForTransfer(page: CachedPage): CachedPage {
  const { br, gzip } = page.variants;
  const copyVariant = ({ headers, body }: Variant): Variant => ({ headers, body: new Uint8Array(body) });
  return { ...page, variants: { br: copyVariant(br), gzip: copyVariant(gzip) } };
}

function toRawHeaders(headers: Readonly<Record<string, string>>): RawHeaders {
  return Object.entries(headers).flat();
}

/** Writes the page in the best encoding the client accepts, or 304 when the ETag matches. */
export function sendCachedPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, page.notModified).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity") {
    sendPlain(page, request, response);
    return;
  }
  const { headers, body } = page.variants[encoding];
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Browsers always accept compression, so this path is rare. */
function sendPlain(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "HEAD") return void response.writeHead(page.status, page.uncompressed.headers).end();
  gunzip(page.variants.gzip.body, (error, body) => {
    if (error) response.destroy(error);
    else response.writeHead(page.status, page.uncompressed.headers).end(body);
  });
}
