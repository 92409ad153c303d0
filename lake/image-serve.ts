import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { writeWhole } from "./asset-files";
import { IdleWork } from "./idle-work";
import { type ImageRequest, type OutputFormat, outputFormats, readImageRequest } from "./image-request";
import { transformImage } from "./image-transform";
import { pruneFolder } from "./prune-folder";
import { Slots } from "./slots";

export type ServedImage = {
  readonly bytes: Buffer;
  readonly mimeType: string;
  readonly etag: string;
};

const mimeTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
} as const satisfies Record<OutputFormat, string>;

/** Pictures made at the same time; more would only make each of them slower. */
const concurrentTransforms = 2;
/** Requests that may wait for a transform; a stranger who asks for thousands of sizes gets 503 instead. */
const waitingTransforms = 100;
const cacheMegabytes = 512;

export type ImageServerOptions = {
  readonly cacheFolder: string;
  /** AVIF is encoded when the machine is idle; off in tests that count processor time. */
  readonly idleAvif: boolean;
};

/** Transforms pictures once and keeps the results on disk under a name made of picture and parameters. */
export class ImageServer {
  readonly #folder: string;
  readonly #idleAvif: boolean;
  readonly #slots = new Slots(concurrentTransforms, waitingTransforms);
  readonly #idle = new IdleWork();
  readonly #running = new Map<string, Promise<Buffer>>();
  #writes = 0;

  constructor({ cacheFolder, idleAvif }: ImageServerOptions) {
    this.#folder = cacheFolder;
    this.#idleAvif = idleAvif;
  }

  /** The picture as asked; 'busy' when too many transforms wait already. */
  async serve(
    original: { readonly fileName: string; readonly path: string },
    search: URLSearchParams,
    accept: string,
  ): Promise<ServedImage | "busy"> {
    this.#idle.touch();
    const own = extensionOf(original.fileName);
    const request = readImageRequest(search);
    if (isUntouched(search) || own === undefined) return this.#original(original);
    const wanted = wantedFormat(request, own, accept);
    if (wanted !== "avif") return this.#transformed(original, request, wanted);
    // AVIF takes seconds: the first visitors get WebP (or JPEG), and idle time makes the AVIF for later ones.
    const path = this.#pathOf(original.fileName, request, "avif");
    const made = await readIfThere(path);
    if (made) return served(made, "avif");
    if (this.#idleAvif)
      this.#idle.add(path, async () => void (await this.#make(original, request, "avif", path)));
    return this.#transformed(original, request, accept.includes("image/webp") ? "webp" : fallback(own));
  }

  /** Resolves when no encoding is left to do. */
  idle(): Promise<void> {
    return this.#idle.done();
  }

  close(): Promise<void> {
    return this.#idle.stop();
  }

  async #original({ fileName, path }: { fileName: string; path: string }): Promise<ServedImage> {
    const bytes = await readFile(path);
    const extension = fileName.slice(fileName.lastIndexOf(".") + 1);
    return { bytes, mimeType: originalMimeType(extension), etag: etagOf(bytes) };
  }

  async #transformed(
    original: { readonly fileName: string; readonly path: string },
    request: ImageRequest,
    format: OutputFormat,
  ): Promise<ServedImage | "busy"> {
    const path = this.#pathOf(original.fileName, request, format);
    const made = await readIfThere(path);
    if (made) return served(made, format);
    const running = this.#running.get(path);
    if (running) return served(await running, format);
    if (this.#slots.full) return "busy";
    const making = this.#slots.run(() => this.#make(original, request, format, path));
    this.#running.set(path, making);
    try {
      return served(await making, format);
    } finally {
      this.#running.delete(path);
    }
  }

  async #make(
    original: { readonly path: string },
    request: ImageRequest,
    format: OutputFormat,
    path: string,
  ): Promise<Buffer> {
    const bytes = await transformImage(await readFile(original.path), request, format);
    // A full disk costs time at the next request, not this picture.
    await this.#keep(path, bytes).catch(() => undefined);
    return bytes;
  }

  async #keep(path: string, bytes: Buffer): Promise<void> {
    await writeWhole(path, bytes);
    this.#writes += 1;
    if (this.#writes % 200 === 0) await pruneFolder(this.#folder, cacheMegabytes * 1024 * 1024);
  }

  #pathOf(fileName: string, request: ImageRequest, format: OutputFormat): string {
    const { auto: _auto, format: _format, ...geometry } = request;
    const name = createHash("sha1")
      .update(JSON.stringify([fileName, geometry]))
      .digest("hex");
    return join(this.#folder, name.slice(0, 2), `${name}.${format}`);
  }
}

/** One look, not two: between a look and a read the cache may be pruned. */
function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

function isUntouched(search: URLSearchParams): boolean {
  return [...search.keys()].every((key) => key === "dl");
}

/** undefined for what is served as it is: drawings (SVG) and moving pictures. */
function extensionOf(fileName: string): OutputFormat | "tif" | undefined {
  const extension = fileName.slice(fileName.lastIndexOf(".") + 1);
  if (extension === "tif") return "tif";
  return outputFormats.find((format) => format === extension);
}

function fallback(own: OutputFormat | "tif"): OutputFormat {
  return own === "tif" || own === "avif" ? "jpg" : own;
}

function wantedFormat(request: ImageRequest, own: OutputFormat | "tif", accept: string): OutputFormat {
  if (request.format) return request.format;
  if (request.auto && accept.includes("image/avif")) return "avif";
  if (request.auto && accept.includes("image/webp")) return "webp";
  return fallback(own);
}

function served(bytes: Buffer, format: OutputFormat): ServedImage {
  return { bytes, mimeType: mimeTypes[format], etag: etagOf(bytes) };
}

function originalMimeType(extension: string): string {
  if (extension === "svg") return "image/svg+xml";
  if (extension === "gif") return "image/gif";
  if (extension === "tif") return "image/tiff";
  const known = outputFormats.find((format) => format === extension);
  return known ? mimeTypes[known] : "application/octet-stream";
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha1").update(bytes).digest("base64url")}"`;
}

// libvips keeps decoded pictures; on a small machine that memory is better left to the shop.
sharp.cache({ memory: 64, files: 0, items: 50 });
