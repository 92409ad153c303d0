import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Content } from "~/content/client/content";
import { parseYoutubeId } from "~/content/pictures/youtube";

const thumbnailHost = "https://i.ytimg.com/vi";
/** The thumbnail sizes in the order of preference (PAGE-030). */
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
 * Fetches the best thumbnail of a YouTube video through the shop, so that visitors contact no third party
 * (PAGE-030). Undefined for a video that no page shows, or if YouTube fails.
 */
export async function findVideoThumbnail(
  { content }: { readonly content: Content },
  videoId: string,
): Promise<VideoThumbnail | undefined> {
  const publishedUrls = await content.fetch(videosQuery, {}, z.array(z.string().nullable()).nullable());
  if (!publishedUrls?.some((address) => address && parseYoutubeId(address) === videoId)) return undefined;
  const cachedThumbnail = thumbnailCache.get(videoId);
  if (cachedThumbnail) return cachedThumbnail;
  const thumbnail = await fetchThumbnail(await findThumbnailUrl(videoId));
  if (thumbnail) thumbnailCache.set(videoId, thumbnail);
  return thumbnail;
}

/** Returns the URL of the best thumbnail that exists, else that of the default one without a check. */
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
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Returns undefined if the service does not answer. */
async function requestThumbnail(address: string, method: "GET" | "HEAD"): Promise<Response | undefined> {
  try {
    return await fetch(address, { method, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return undefined;
  }
}
