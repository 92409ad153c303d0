import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { FairSlots } from "~/kernel/fair-slots";
import { type Framing, isAllowedSize } from "~/kernel/picture-sizes";
import { parseImageSize } from "../assets/asset-paths";
import type { Counter, CreateCounter } from "../counter";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import { IdleQueue } from "./idle-queue";
import { chooseFormats, getMimeType, getSourceFormat, isSvg } from "./image-formats";
import { type ImageRequest, type OutputFormat, parseImageRequest } from "./image-request";
import { transformImage } from "./image-transform";
import { RenditionCache } from "./rendition-cache";

export type RequestedImage = {
  readonly fileName: string;
  /** Where the original lies. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly accept: string;
  /** An editor may have any size, everybody else the sizes the shop names. */
  readonly client: { readonly address: string; readonly isEditor: boolean };
  /** How published documents frame this picture. */
  readonly framings: () => readonly Framing[];
};

export type ServedImage = {
  /** The original is read from its file, but for a drawing: that is words, which go out compressed. */
  readonly body: Buffer | { readonly file: string };
  readonly mimeType: string;
  readonly etag: string;
};

/** More at the same time would only make each of them slower. */
const slotLimits = { maxRunning: 2, maxPending: 400, maxPendingPerClient: 120 } as const;
/** 300 pictures are some full pages that nobody has seen before. */
const usual = { cacheBytes: 512 * 1024 * 1024, rendersPerMinute: 300 } as const satisfies ImageLimits;

export type ImageServerOptions = {
  readonly cacheFolder: string;
  /** AVIF is encoded when the machine is idle; off in tests that count processor time. */
  readonly idleAvif: boolean;
  readonly createCounter: CreateCounter;
} & ImageLimits;

export type ImageLimits = {
  /** What may lie on disk. */
  readonly cacheBytes?: number;
  /** Pictures made anew for one address within a minute. */
  readonly rendersPerMinute?: number;
};

/** Transforms pictures once and keeps the results on disk. */
export class ImageServer {
  readonly #files: RenditionCache;
  readonly #idleAvif: boolean;
  readonly #slots = new FairSlots(slotLimits);
  readonly #made: Counter;
  readonly #madePerMinute: number;
  readonly #idle = new IdleQueue();
  readonly #running = new Map<string, Promise<Buffer | "full">>();

  constructor(options: ImageServerOptions) {
    const { cacheFolder, idleAvif, cacheBytes, rendersPerMinute: madePerMinute } = { ...usual, ...options };
    this.#files = new RenditionCache(cacheFolder, cacheBytes);
    this.#madePerMinute = madePerMinute;
    const limit = { name: "pictures", points: madePerMinute, seconds: 60 };
    this.#made = options.createCounter(limit, "this-server");
    this.#idleAvif = idleAvif;
  }

  /** The picture as asked. Fails with what is wrong in the request, or with too much asked at once. */
  async serve(asked: RequestedImage): Promise<Result<ServedImage, LakeFailure>> {
    this.#idle.postpone();
    const own = getSourceFormat(asked.fileName);
    if (isUntouched(asked.search) || own === undefined) return ok(await serveOriginal(asked));
    const request = parseImageRequest(asked.search);
    if (!request.ok) return request;
    const formats = chooseFormats(request.value, own, asked.accept);
    const [best, next] = formats;
    const made = await this.#alreadyMade(asked, request.value, best);
    if (made) return ok(made);
    if (!isOffered(asked)) return err(notOffered);
    // AVIF takes seconds: the first visitors get WebP (or JPEG), and idle time makes the AVIF for later ones.
    if (best !== "avif" || next === undefined) return this.#make(asked, request.value, best);
    if (this.#idleAvif) this.#makeWhenIdle(asked, request.value);
    const other = await this.#alreadyMade(asked, request.value, next);
    return other ? ok(other) : this.#make(asked, request.value, next);
  }

  /** Resolves when no encoding is left to do. */
  idle(): Promise<void> {
    return this.#idle.done();
  }

  close(): Promise<void> {
    return this.#idle.stop();
  }

  async #alreadyMade({ fileName }: RequestedImage, request: ImageRequest, format: OutputFormat) {
    const bytes = await this.#files.read(this.#files.pathOf(fileName, request, format));
    return bytes && served(bytes, format);
  }

  #makeWhenIdle(asked: RequestedImage, request: ImageRequest): void {
    const path = this.#files.pathOf(asked.fileName, request, "avif");
    this.#idle.add(path, async () => void (await this.#transform(asked, request, "avif")));
  }

  /** Once for all who wait for the same picture. */
  async #make(
    asked: RequestedImage,
    request: ImageRequest,
    format: OutputFormat,
  ): Promise<Result<ServedImage, LakeFailure>> {
    const path = this.#files.pathOf(asked.fileName, request, format);
    const running = this.#running.get(path);
    const refusal = running ? undefined : await this.#refusal(asked);
    if (refusal) return err(refusal);
    const making =
      this.#running.get(path) ??
      this.#slots.run(asked.client.address, () => this.#transform(asked, request, format));
    this.#running.set(path, making);
    try {
      const bytes = await making;
      return bytes === "full" ? err({ code: "busy" }) : ok(served(bytes, format));
    } finally {
      this.#running.delete(path);
    }
  }

  async #refusal({ client: asker }: RequestedImage): Promise<LakeFailure | undefined> {
    if (asker.isEditor) return undefined;
    const { isOver, tries } = await this.#made.count(asker.address);
    if (!isOver) return undefined;
    return { code: "too-many-attempts", ...(tries > this.#madePerMinute + 1 ? { isTold: true } : {}) };
  }

  async #transform(asked: RequestedImage, request: ImageRequest, format: OutputFormat): Promise<Buffer> {
    const bytes = await transformImage(await readFile(asked.path), request, format);
    // A full disk costs time at the next request, not this picture.
    await this.#files
      .store(this.#files.pathOf(asked.fileName, request, format), bytes)
      .catch(() => undefined);
    return bytes;
  }
}

const notOffered: LakeFailure = {
  code: "invalid-request",
  description: "This picture isn't available in this size",
};

function isOffered({ client: asker, search, fileName, framings }: RequestedImage): boolean {
  return asker.isEditor || isAllowedSize(search, parseImageSize(fileName), framings());
}

function isUntouched(search: URLSearchParams): boolean {
  return [...search.keys()].every((key) => key === "dl");
}

/** The name of an original is made of its content. */
async function serveOriginal({ fileName, path }: RequestedImage): Promise<ServedImage> {
  const mimeType = getMimeType(fileName);
  return isSvg(fileName)
    ? { body: await readFile(path), mimeType, etag: `W/"${fileName}"` }
    : { body: { file: path }, mimeType, etag: `"${fileName}"` };
}

function served(bytes: Buffer, format: OutputFormat): ServedImage {
  const etag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
  return { body: bytes, mimeType: getMimeType(`.${format}`), etag };
}

/** Bytes that libvips holds for the pictures it makes just now. */
export function measureImageMemory(): number {
  return sharp.cache().memory.current * megabyte;
}

const megabyte = 1024 * 1024;

// Each picture comes as bytes that libvips has not seen before: what it kept of others would never be asked for again.
sharp.cache(false);
// Two pictures at a time fill two processors; threads inside each would only take the rest of the shop's.
sharp.concurrency(1);
