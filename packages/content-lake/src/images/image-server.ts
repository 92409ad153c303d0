import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { FairSlots } from "@stile-and-rail/http/fair-slots";
import sharp from "sharp";
import { type Pixels, parseImageSize } from "../assets/asset-paths";
import type { Counter, CreateCounter } from "../counter";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import type { Framing } from "./framings";
import { IdleQueue } from "./idle-queue";
import { chooseFormats, getMimeType, getSourceFormat, isSvg } from "./image-formats";
import { type ImageRequest, type OutputFormat, parseImageRequest } from "./image-request";
import { transformImage } from "./image-transform";
import { RenditionCache } from "./rendition-cache";

export type RequestedImage = {
  readonly fileName: string;
  /** Path of the original on disk. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly accept: string;
  /** Editors may request any size, visitors only the sizes that the shop defines. */
  readonly client: { readonly address: string; readonly isEditor: boolean };
  /** Returns how published documents crop this image. */
  readonly framings: () => readonly Framing[];
};

export type ServedImage = {
  /** The original is streamed from its file, except SVG, which is compressed text. */
  readonly body: Buffer | { readonly file: string };
  readonly mimeType: string;
  readonly etag: string;
};

/** More parallel work would only slow down each image. */
const slotLimits = { maxRunning: 2, maxPending: 400, maxPendingPerClient: 120 } as const;
/** 300 images correspond to a few pages that are not in the cache yet. */
const usual = { cacheBytes: 512 * 1024 * 1024, rendersPerMinute: 300 } as const satisfies ImageLimits;

/** Returns whether a visitor may request this size of an image with these published framings. */
export type IsAllowedImageSize = (
  search: URLSearchParams,
  original: Pixels,
  framings: readonly Framing[],
) => boolean;

export type ImageServerOptions = {
  readonly cacheFolder: string;
  readonly isAllowedImageSize: IsAllowedImageSize;
  /** AVIF is encoded when the server is idle; disabled in tests that measure CPU time. */
  readonly idleAvif: boolean;
  readonly createCounter: CreateCounter;
} & ImageLimits;

export type ImageLimits = {
  /** Size limit of the cache on disk. */
  readonly cacheBytes?: number;
  /** New images for one client IP in a minute. */
  readonly rendersPerMinute?: number;
};

/** Transforms images once and caches the results on disk. */
export class ImageServer {
  readonly #files: RenditionCache;
  readonly #isAllowedImageSize: IsAllowedImageSize;
  readonly #idleAvif: boolean;
  readonly #slots = new FairSlots(slotLimits);
  readonly #made: Counter;
  readonly #madePerMinute: number;
  readonly #idle = new IdleQueue();
  readonly #running = new Map<string, Promise<Buffer | "full">>();

  constructor(options: ImageServerOptions) {
    const { cacheFolder, idleAvif, isAllowedImageSize, cacheBytes, rendersPerMinute } = {
      ...usual,
      ...options,
    };
    this.#files = new RenditionCache(cacheFolder, cacheBytes);
    this.#madePerMinute = rendersPerMinute;
    const limit = { name: "pictures", points: rendersPerMinute, seconds: 60 };
    this.#made = options.createCounter(limit, "this-server");
    this.#idleAvif = idleAvif;
    this.#isAllowedImageSize = isAllowedImageSize;
  }

  /** Returns the transformed image. Fails for invalid parameters and when the client exceeds its limits. */
  async serve(requested: RequestedImage): Promise<Result<ServedImage, LakeFailure>> {
    this.#idle.postpone();
    const sourceFormat = getSourceFormat(requested.fileName);
    if (isUntouched(requested.search) || sourceFormat === undefined)
      return ok(await serveOriginal(requested));
    const request = parseImageRequest(requested.search);
    if (!request.ok) return request;
    const formats = chooseFormats(request.value, sourceFormat, requested.accept);
    const [best, next] = formats;
    const made = await this.#alreadyMade(requested, request.value, best);
    if (made) return ok(made);
    if (!this.#isAvailable(requested)) return err(notOffered);
    // AVIF takes seconds: first visitors get WebP or JPEG, and an idle task encodes the AVIF for later requests.
    if (best !== "avif" || next === undefined) return this.#make(requested, request.value, best);
    if (this.#idleAvif) this.#makeWhenIdle(requested, request.value);
    const other = await this.#alreadyMade(requested, request.value, next);
    return other ? ok(other) : this.#make(requested, request.value, next);
  }

  /** Resolves when no encoding is pending. */
  idle(): Promise<void> {
    return this.#idle.done();
  }

  close(): Promise<void> {
    return this.#idle.stop();
  }

  async #alreadyMade({ fileName }: RequestedImage, request: ImageRequest, format: OutputFormat) {
    const bytes = await this.#files.read(this.#files.pathOf(fileName, request, format));
    return bytes && toServedImage(bytes, format);
  }

  #makeWhenIdle(requested: RequestedImage, request: ImageRequest): void {
    const path = this.#files.pathOf(requested.fileName, request, "avif");
    this.#idle.add(path, async () => void (await this.#transform(requested, request, "avif")));
  }

  /** Parallel requests for the same image share one encoding. */
  async #make(
    requested: RequestedImage,
    request: ImageRequest,
    format: OutputFormat,
  ): Promise<Result<ServedImage, LakeFailure>> {
    const path = this.#files.pathOf(requested.fileName, request, format);
    const running = this.#running.get(path);
    const refusal = running ? undefined : await this.#refusal(requested);
    if (refusal) return err(refusal);
    const making =
      this.#running.get(path) ??
      this.#slots.run(requested.client.address, () => this.#transform(requested, request, format));
    this.#running.set(path, making);
    try {
      const bytes = await making;
      return bytes === "full" ? err({ code: "busy" }) : ok(toServedImage(bytes, format));
    } finally {
      this.#running.delete(path);
    }
  }

  #isAvailable({ client, search, fileName, framings }: RequestedImage): boolean {
    return client.isEditor || this.#isAllowedImageSize(search, parseImageSize(fileName), framings());
  }

  async #refusal({ client }: RequestedImage): Promise<LakeFailure | undefined> {
    if (client.isEditor) return undefined;
    const { isOver, attempts } = await this.#made.count(client.address);
    if (!isOver) return undefined;
    return {
      code: "too-many-attempts",
      ...(attempts > this.#madePerMinute + 1 ? { isAlreadyLogged: true } : {}),
    };
  }

  async #transform(requested: RequestedImage, request: ImageRequest, format: OutputFormat): Promise<Buffer> {
    const bytes = await transformImage(await readFile(requested.path), request, format);
    // A write error (for example a full disk) costs time at the next request, but does not fail this one.
    await this.#files
      .store(this.#files.pathOf(requested.fileName, request, format), bytes)
      .catch(() => undefined);
    return bytes;
  }
}

const notOffered: LakeFailure = {
  code: "invalid-request",
  description: "This picture isn't available in this size",
};

function isUntouched(search: URLSearchParams): boolean {
  return [...search.keys()].every((key) => key === "dl");
}

/** An original's file name is a hash of its content, so it serves as ETag. */
async function serveOriginal({ fileName, path }: RequestedImage): Promise<ServedImage> {
  const mimeType = getMimeType(fileName);
  return isSvg(fileName)
    ? { body: await readFile(path), mimeType, etag: `W/"${fileName}"` }
    : { body: { file: path }, mimeType, etag: `"${fileName}"` };
}

function toServedImage(bytes: Buffer, format: OutputFormat): ServedImage {
  const etag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
  return { body: bytes, mimeType: getMimeType(`.${format}`), etag };
}

/** Returns the bytes that libvips uses for images in progress. */
export function measureImageMemory(): number {
  return sharp.cache().memory.current * megabyte;
}

const megabyte = 1024 * 1024;

// Each image is decoded once, so the cache of libvips would never be hit.
sharp.cache(false);
// Two images in parallel use two processors; more threads would slow down the shop.
sharp.concurrency(1);
