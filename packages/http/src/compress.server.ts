import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** A smaller response would need as many packets when compressed. */
const smallest = 1024;
/** Each response is compressed anew: quality 4 takes a third of the time of 6 and is a tenth larger. */
const brotliQuality = 4;

const compressible = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

type Compressed = { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> };

/** Returns whether compression pays off: text of a minimum length. Pictures and files are compressed already. */
export function isWorthCompressing(bytes: number, type: string | undefined): boolean {
  return bytes >= smallest && compressible.test(type ?? "");
}

/** Compresses a personal response in the best accepted encoding (decision 055 considers BREACH). */
export async function compressBody(
  body: Buffer,
  type: string | undefined,
  accepted: string | string[] | undefined,
): Promise<Compressed> {
  if (!isWorthCompressing(body.length, type)) return createUncompressed(body);
  const encoding = chooseEncoding(accepted);
  const vary = { Vary: "Accept-Encoding" };
  if (encoding === "identity") return createUncompressed(body, vary);
  const bytes = encoding === "br" ? await compressBrotli(body) : await promisify(gzip)(body);
  return {
    bytes,
    headers: { ...vary, "Content-Encoding": encoding, "Content-Length": String(bytes.length) },
  };
}

function createUncompressed(bytes: Buffer, headers: Readonly<Record<string, string>> = {}): Compressed {
  return { bytes, headers: { ...headers, "Content-Length": String(bytes.length) } };
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

export type Encoding = "br" | "gzip" | "identity";

/** Caches the few different headers that browsers send. */
const encodingCache = new LRUCache<string, Encoding>({ max: 100 });

/** Returns the best accepted encoding: brotli before gzip, whatever the order of the header. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  const cachedEncoding = encodingCache.get(accepted);
  if (cachedEncoding) return cachedEncoding;
  const acceptedEncodings = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings([
    "br",
    "gzip",
  ]);
  const encoding = acceptedEncodings.includes("br")
    ? "br"
    : acceptedEncodings.includes("gzip")
      ? "gzip"
      : "identity";
  encodingCache.set(accepted, encoding);
  return encoding;
}
