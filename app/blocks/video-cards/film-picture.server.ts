import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Content } from "~/content/content";
import { parseYoutubeId } from "~/content/youtube";
import { readBytes } from "~/http/read-bytes.server";

const service = "https://i.ytimg.com/vi";
/** The qualities of a thumbnail, in the order they are tried (PAGE-030). */
const qualities = ["maxresdefault", "hqdefault", "mqdefault", "default"] as const;
const patienceMs = 3_000;
const keptMs = 24 * 60 * 60_000;
const maxBytes = 512 * 1024;

export type FilmPicture = { readonly type: string; readonly bytes: Buffer };

const pictures = new LRUCache<string, FilmPicture>({ max: 50, ttl: keptMs });

const filmsQuery = `array::unique([
  ...*[defined(blocks)].blocks[_type == "videoCards"].videos[videoType == "youtube"].videoUrl,
  ...*[_type == "style"].specifications.specs[].props[videoType == "youtube"].videoUrl,
  ...*[_type == "specSection"].props[videoType == "youtube"].videoUrl
])`;

/**
 * The picture of a film on YouTube, fetched by the shop so that visitors load nothing from there: the first quality that
 * exists, else the default one (PAGE-030). Undefined for a film no page shows, and while the service does not answer.
 */
export async function findFilmPicture(
  { content }: { readonly content: Content },
  videoId: string,
): Promise<FilmPicture | undefined> {
  const placed = await content.fetch(filmsQuery, {}, z.array(z.string().nullable()).nullable());
  if (!placed?.some((address) => address && parseYoutubeId(address) === videoId)) return undefined;
  const known = pictures.get(videoId);
  if (known) return known;
  const found = await fetchPicture(await addressOf(videoId));
  if (found) pictures.set(videoId, found);
  return found;
}

/** The address of the best picture there is. */
async function addressOf(videoId: string): Promise<string> {
  for (const quality of qualities) {
    const address = `${service}/${videoId}/${quality}.jpg`;
    const answer = await ask(address, "HEAD");
    if (answer?.ok) return address;
  }
  return `${service}/${videoId}/default.jpg`;
}

async function fetchPicture(address: string): Promise<FilmPicture | undefined> {
  const answer = await ask(address, "GET");
  const type = answer?.headers.get("content-type") ?? "";
  if (!answer?.ok || !answer.body || !/^image\/(jpeg|webp|png)$/.test(type)) return undefined;
  const bytes = await readBytes(chunksOf(answer.body), maxBytes).catch(() => null);
  return bytes ? { type, bytes } : undefined;
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined while the service does not answer. */
async function ask(address: string, method: "GET" | "HEAD"): Promise<Response | undefined> {
  try {
    return await fetch(address, { method, redirect: "error", signal: AbortSignal.timeout(patienceMs) });
  } catch {
    return undefined;
  }
}
