import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createPreview } from "~/edge/pages/preview.server";
import { previewMount } from "~/edge/preview/preview-mount.server";

const preview = createPreview("secret", { publicUrl: "http://localhost:3000" });

/** Where a link leads at this time, of a secret that an editor stored or shared at noon on the 2nd of March. */
async function opened(of: "editor" | "share", path: string, now: Date) {
  const stored = async (query: string) => {
    if (query.includes('"sanity.previewUrlSecret"')) return of === "editor" ? { secret: "s" } : null;
    if (of === "editor") return null;
    return query.endsWith("._updatedAt") ? "2026-03-02T12:00:00Z" : { secret: "s" };
  };
  const clock = { now: () => now };
  const mount = previewMount({ preview, stored, clock, isSignedIn: () => true, countsIn: null });
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = `/studio/preview/enter?sanity-preview-secret=s&sanity-preview-pathname=${path}`;
  const response = new ServerResponse(request);
  const head = vi.spyOn(response, "writeHead");
  mount.answer(request, response, (error) => expect(error).toBeUndefined());
  await vi.waitFor(() => expect(response.writableEnded).toBe(true));
  const headers = z.record(z.string(), z.unknown()).parse(head.mock.calls[0]?.[1]);
  return { status: response.statusCode, to: headers.Location, cookie: headers["Set-Cookie"] };
}

describe("a shared link", () => {
  it("opens for seven days, and no second longer", async () => {
    const late = await opened("share", "/aboutus", new Date("2026-03-09T11:59:00Z"));
    expect(late).toMatchObject({ status: 307, to: "/aboutus" });
    expect(late.cookie).toMatch(/^shop-preview=guest\..*; Max-Age=60; /);
    const over = await opened("share", "/aboutus", new Date("2026-03-09T12:00:00Z"));
    expect(over).toEqual({ status: 403, to: undefined, cookie: undefined });
  });
});

describe("the page that a link asks for", () => {
  it.each([
    ["/aboutus?a=b%26c", "/aboutus?a=b&c"],
    ["", "/"],
    ["//", "/"],
    ["http://", "/"],
    ["//elsewhere.example/x", "/"],
    ["/%252F%252Felsewhere.example", "/%2F%2Felsewhere.example"],
  ])("is one of this shop: %s", async (path, to) => {
    const entered = await opened("editor", path, new Date("2026-03-02T12:00:00Z"));
    expect(entered).toMatchObject({ status: 307, to });
  });
});
