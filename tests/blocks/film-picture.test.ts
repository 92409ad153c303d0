import { afterEach, describe, expect, it, vi } from "vitest";
import { findVideoThumbnail } from "~/blocks/video-cards/video-thumbnail.server";
import { contentOf } from "../support/content/content";

const pageWith = (id: string) =>
  contentOf([
    {
      _id: "page-films",
      _type: "page",
      blocks: [
        {
          _type: "videoCards",
          _key: "films",
          videos: [{ _key: "f", videoType: "youtube", videoUrl: `https://www.youtube.com/watch?v=${id}` }],
        },
      ],
    },
  ]);

/** Replaces YouTube by a stub that has pictures of these qualities; returns the requests it receives. */
function youtubeHas(...there: readonly string[]) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    requests.push(`${method} ${address}`);
    const quality = /\/(\w+)\.jpg$/.exec(address)?.[1] ?? "";
    if (!there.includes(quality)) return new Response(null, { status: 404 });
    const body = method === "HEAD" ? null : `the ${quality} picture`;
    return new Response(body, { headers: { "Content-Type": "image/jpeg" } });
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe("findVideoThumbnail", () => {
  it("returns the first of max, high, medium and default that exists, and fetches it once [PAGE-030]", async () => {
    const requests = youtubeHas("mqdefault", "default");
    const content = pageWith("medium-film");
    const picture = await findVideoThumbnail({ content }, "medium-film");
    expect(picture?.bytes.toString()).toBe("the mqdefault picture");
    expect(picture?.type).toBe("image/jpeg");
    await findVideoThumbnail({ content }, "medium-film");
    expect(requests).toEqual([
      "HEAD https://i.ytimg.com/vi/medium-film/maxresdefault.jpg",
      "HEAD https://i.ytimg.com/vi/medium-film/hqdefault.jpg",
      "HEAD https://i.ytimg.com/vi/medium-film/mqdefault.jpg",
      "GET https://i.ytimg.com/vi/medium-film/mqdefault.jpg",
    ]);
  });

  it("requests the default picture when no other quality exists, and returns undefined without it [PAGE-030]", async () => {
    const requests = youtubeHas();
    expect(await findVideoThumbnail({ content: pageWith("none-at-all") }, "none-at-all")).toBeUndefined();
    expect(requests.at(-1)).toBe("GET https://i.ytimg.com/vi/none-at-all/default.jpg");
  });

  it("does not ask YouTube for the thumbnail of a video that no page contains", async () => {
    const requests = youtubeHas("maxresdefault");
    expect(await findVideoThumbnail({ content: pageWith("shown-films") }, "other-films")).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it("returns undefined when YouTube is unreachable or returns no picture", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("fetch failed");
    });
    expect(await findVideoThumbnail({ content: pageWith("unreachable") }, "unreachable")).toBeUndefined();
    vi.stubGlobal(
      "fetch",
      async () => new Response("<p>No</p>", { headers: { "Content-Type": "text/html" } }),
    );
    expect(await findVideoThumbnail({ content: pageWith("page-instead") }, "page-instead")).toBeUndefined();
  });
});
