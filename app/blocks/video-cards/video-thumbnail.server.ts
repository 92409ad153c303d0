import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Content } from "~/content/content";
import { parseYoutubeId } from "~/content/youtube";
import { readBytes } from "~/http/read-bytes.server";

const thumbnailHost = "https://i.ytimg.com/vi";
/** The qualities of a thumbnail, in the order they are tried (PAGE-030). */
const qualities = ["maxresdefault", "hqdefault", "mqdefault", "default"] as const;
const timeoutMs = 3_000;
const cacheTtlMs = 24 * 60 * 60_000;
const maxBytes = 512 * 1024;

export type VideoThumbnail = { readonly type: string; readonly bytes: Buffer };

const thumbnailCache = new LRUCache<string, VideoThumbnail>({ max: 50, ttl: cacheTtlMs });

const videosQuery = `array::unique([
  ...*[defined(blocks)].blocks[_type == "videoCards"].videos[videoType == "youtube"].videoUrl,
  ...*[_type == "style"].specifications.specs[].props[videoType == "youtube"].videoUrl,
  ...*[_type == "specSection"].props[videoType == "youtube"].videoUrl
])`;

/**
 * The picture of a film on YouTube, fetched by the shop so that visitors load nothing from there: the first quality that
 * exists, else the default one (PAGE-030). Undefined for a film no page shows, and while the service does not answer.
 */
export async function findVideoThumbnail(
  { content }: { readonly content: Content },
  videoId: string,
): Promise<VideoThumbnail | undefined> {
  const placed = await content.fetch(videosQuery, {}, z.array(z.string().nullable()).nullable());
  if (!placed?.some((address) => address && parseYoutubeId(address) === videoId)) return undefined;
  const known = thumbnailCache.get(videoId);
  if (known) return known;
  const found = await fetchThumbnail(await findThumbnailUrl(videoId));
  if (found) thumbnailCache.set(videoId, found);
  return found;
}

/** The address of the best picture there is. */
async function findThumbnailUrl(videoId: string): Promise<string> {
  for (const quality of qualities) {
    const address = `${thumbnailHost}/${videoId}/${quality}.jpg`;
    const answer = await requestThumbnail(address, "HEAD");
    if (answer?.ok) return address;
  }
  return `${thumbnailHost}/${videoId}/default.jpg`;
}

async function fetchThumbnail(address: string): Promise<VideoThumbnail | undefined> {
  const answer = await requestThumbnail(address, "GET");
  const type = answer?.headers.get("content-type") ?? "";
  if (!answer?.ok || !answer.body || !/^image\/(jpeg|webp|png)$/.test(type)) return undefined;
  const bytes = await readBytes(readChunks(answer.body), maxBytes).catch(() => null);
  return bytes ? { type, bytes } : undefined;
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined while the service does not answer. */
async function requestThumbnail(address: string, method: "GET" | "HEAD"): Promise<Response | undefined> {
  try {
    return await fetch(address, { method, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return undefined;
  }
}
