import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createPreviewCookies } from "~/edge/pages/preview.server";
import { createPreviewMount } from "~/edge/preview/preview-mount.server";

const preview = createPreviewCookies("secret", { publicUrl: "http://localhost:3000" });

type Facts = {
  readonly stored: (query: string) => Promise<unknown>;
  readonly now?: Date;
  readonly isSignedIn?: boolean;
};

/** The stored secret of an editor or of a shared link, created at noon on March 2. */
const storedBy = (who: "editor" | "share") => async (query: string) => {
  if (query.includes('"sanity.previewUrlSecret"')) return who === "editor" ? { secret: "s" } : null;
  if (who === "editor") return null;
  return query.endsWith("._updatedAt") ? "2026-03-02T12:00:00Z" : { secret: "s" };
};
const noon = new Date("2026-03-02T12:00:00Z");

/** Answers requests one after the other, like one server. */
function mountOf({ stored: queryStored, now = noon, isSignedIn = true }: Facts) {
  const clock = { now: () => now };
  const mount = createPreviewMount({
    preview,
    queryStored,
    clock,
    isSignedIn: () => isSignedIn,
    countsIn: null,
  });
  return async (url: string, { method = "GET", cookie = "" } = {}) => {
    const request = new IncomingMessage(new Socket());
    request.method = method;
    request.url = url;
    request.headers.cookie = cookie;
    const response = new ServerResponse(request);
    const head = vi.spyOn(response, "writeHead");
    mount.answer(request, response, (error) => expect(error).toBeUndefined());
    await vi.waitFor(() => expect(response.writableEnded).toBe(true));
    const headers = z.record(z.string(), z.unknown()).parse(head.mock.calls[0]?.[1]);
    return { status: response.statusCode, to: headers.Location, cookie: headers["Set-Cookie"], headers };
  };
}

/** Opens a preview link at this time. Its secret was stored at noon on March 2. */
async function opened(of: "editor" | "share", path: string, now: Date) {
  const { status, to, cookie } = await mountOf({ stored: storedBy(of), now })(entering(path));
  return { status, to, cookie };
}

const entering = (path: string) =>
  `/studio/preview/enter?sanity-preview-secret=s&sanity-preview-pathname=${path}`;

describe("a shared preview link", () => {
  it("opens a shared preview link for exactly seven days", async () => {
    const late = await opened("share", "/aboutus", new Date("2026-03-09T11:59:00Z"));
    expect(late).toMatchObject({ status: 307, to: "/aboutus" });
    expect(late.cookie).toMatch(/^shop-preview=guest\..*; Max-Age=60; /);
    const over = await opened("share", "/aboutus", new Date("2026-03-09T12:00:00Z"));
    expect(over).toEqual({ status: 403, to: undefined, cookie: undefined });
  });
});

describe("the redirect of a preview link", () => {
  it.each([
    ["/aboutus?a=b%26c", "/aboutus?a=b&c"],
    ["", "/"],
    ["//", "/"],
    ["http://", "/"],
    ["//elsewhere.example/x", "/"],
    ["/%252F%252Felsewhere.example", "/%2F%2Felsewhere.example"],
  ])("redirects a preview link to a page of this shop only: %s", async (path, to) => {
    const entered = await opened("editor", path, new Date("2026-03-02T12:00:00Z"));
    expect(entered).toMatchObject({ status: 307, to });
  });
});

describe("an editor's preview secret", () => {
  it("opens an editor's preview link once, and again only with the cookie it set", async () => {
    const ask = mountOf({ stored: storedBy("editor") });
    const first = await ask(entering("/faqs"));
    expect(first).toMatchObject({ status: 307, to: "/faqs" });
    expect(await ask(entering("/faqs"))).toMatchObject({ status: 403, to: undefined });
    const [cookie = ""] = String(first.cookie).split(";");
    expect(await ask(entering("/faqs"), { cookie })).toMatchObject({ status: 307, cookie: undefined });
  });

  it("opens no preview without a Studio session", async () => {
    const ask = mountOf({ stored: storedBy("editor"), isSignedIn: false });
    expect(await ask(entering("/faqs"))).toMatchObject({ status: 403, cookie: undefined });
  });
});

describe("the preview endpoints", () => {
  it("forbids caching of preview responses and sends no referrer", async () => {
    const ask = mountOf({ stored: storedBy("share") });
    const stored = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
    for (const url of [entering("/faqs"), "/studio/preview/leave", "/studio/preview/see"])
      expect((await ask(url)).headers, url).toMatchObject(stored);
    const none = mountOf({ stored: async () => null });
    expect((await none(entering("/faqs"))).headers).toMatchObject(stored);
  });

  it("rejects posts and unknown paths at the preview endpoints", async () => {
    const ask = mountOf({ stored: storedBy("share") });
    expect((await ask(entering("/faqs"), { method: "POST" })).status).toBe(405);
    expect((await ask("/studio/preview/other")).status).toBe(404);
  });

  it("rejects a guest's cookie from an earlier shared secret", async () => {
    const guest = preview.createCookie({ kind: "guest", share: preview.toShareId("former") }, noon);
    const [cookie = ""] = guest.split(";");
    const ask = mountOf({
      stored: async (query) => (query.includes("secret == $secret") ? null : "another"),
    });
    expect((await ask(entering("/faqs"), { cookie })).status).toBe(403);
  });
});

describe("the link View in the shop", () => {
  const see = "/studio/preview/see?document=page-a&sanity-preview-pathname=/faqs";

  it("opens a draft in the Studio and a published page in the shop", async () => {
    const draft = mountOf({ stored: async () => true });
    expect(await draft(see)).toMatchObject({ status: 307, to: "/studio/presentation?preview=%2Ffaqs" });
    const published = mountOf({ stored: async () => false });
    expect(await published(see)).toMatchObject({ status: 307, to: "/faqs" });
  });

  it("reveals no draft without a Studio session", async () => {
    const ask = mountOf({ stored: async () => true, isSignedIn: false });
    expect(await ask(see)).toMatchObject({ status: 307, to: "/faqs" });
  });
});
