import { describe, expect, it } from "vitest";
import { findRedirect } from "~/domains/seo/find-redirect.server";
import { redirectWithQuery, throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { importedDataset } from "../dataset/imported";
import { type ContentDocument, contentOf } from "../support/content/content";

const env = { publicUrl: "https://shop.example" };
const address = (to: string) => ({ _type: "link", kind: "address", address: to });
const redirect = (from: string, to: string, more: object = {}): ContentDocument => ({
  _id: `redirect-${from.slice(1)}`,
  _type: "redirect",
  from,
  to: address(to),
  ...more,
});
const page = (path: string): ContentDocument => ({ _id: `page-${path.slice(1)}`, _type: "page", path });
const find = (path: string, ...documents: readonly ContentDocument[]) =>
  findRedirect({ content: contentOf(documents), env }, path);

describe("findRedirect", () => {
  it("returns a permanent or a temporary redirect", async () => {
    expect(await find("/old", redirect("/old", "/new"))).toEqual({ to: "/new", status: 301 });
    const temporary = redirect("/old", "/new", { isPermanent: false });
    expect(await find("/old", temporary)).toEqual({ to: "/new", status: 302 });
    expect(await findRedirect({ content: contentOf(importedDataset()), env }, "/faq")).toEqual({
      to: "/faqs",
      status: 301,
    });
  });

  it("returns null without an editor's redirect", async () => {
    expect(await find("/other", redirect("/old", "/new"))).toBeNull();
  });

  it("returns null for a redirect to itself in any spelling", async () => {
    for (const to of ["/old", "/old?a=1", "/old#top", "/Old/", "https://shop.example/old"])
      expect(await find("/old", redirect("/old", to)), to).toBeNull();
    expect(await find("/old", redirect("/old", "https://other.example/old"))).toEqual({
      to: "https://other.example/old",
      status: 301,
    });
  });

  it("returns null for a redirect loop", async () => {
    const two = [redirect("/loop-a", "/loop-b"), redirect("/loop-b", "/loop-a")];
    expect(await find("/loop-a", ...two)).toBeNull();
    expect(await find("/loop-b", ...two)).toBeNull();
    const three = [
      redirect("/loop-a", "/loop-b?x=1"),
      redirect("/loop-b", "https://shop.example/loop-c#top"),
      redirect("/loop-c", "/loop-a"),
      redirect("/way-in", "/loop-b"),
    ];
    for (const path of ["/loop-a", "/loop-b", "/loop-c", "/way-in"])
      expect(await find(path, ...three), path).toBeNull();
  });

  it("returns a redirect to a path with a page, even if the page has a redirect", async () => {
    const documents = [redirect("/loop-a", "/loop-b"), redirect("/loop-b", "/loop-a"), page("/loop-b")];
    expect(await find("/loop-a", ...documents)).toEqual({ to: "/loop-b", status: 301 });
  });

  it("returns the redirect of a page that was renamed and renamed back", async () => {
    const toPage = { to: { _type: "link", kind: "document", document: { _ref: "page-a" } } };
    const documents = [redirect("/a", "", toPage), redirect("/b", "", toPage), page("/a")];
    expect(await find("/b", ...documents)).toEqual({ to: "/a", status: 301 });
  });

  it("follows a chain of redirects that ends", async () => {
    const chain = Array.from({ length: 30 }, (_, at) => redirect(`/step-${at}`, `/step-${at + 1}`));
    expect(await find("/step-0", ...chain)).toEqual({ to: "/step-1", status: 301 });
    expect(await find("/step-28", ...chain)).toEqual({ to: "/step-29", status: 301 });
  });
});

describe("redirect response", () => {
  const locationOf = async (url: string, ...documents: readonly ContentDocument[]) => {
    const request = new Request(`https://shop.example${url}`);
    const services = { content: contentOf(documents), env };
    const thrown = await throwEditorRedirect(services, new URL(request.url).pathname, request).catch(
      (error: unknown) => error,
    );
    return thrown instanceof Response ? [thrown.status, thrown.headers.get("Location")] : thrown;
  };

  it("keeps the query of the request", async () => {
    expect(await locationOf("/faq?utm_source=mail", redirect("/faq", "/faqs"))).toEqual([
      301,
      "/faqs?utm_source=mail",
    ]);
    const moved = redirectWithQuery(new Request("https://shop.example/a?type=color&value=royal"), "/b", 301);
    expect(moved.headers.get("Location")).toBe("/b?type=color&value=royal");
  });

  it("returns 404 for a redirect loop", async () => {
    expect(
      await locationOf("/loop-a", redirect("/loop-a", "/loop-b"), redirect("/loop-b", "/loop-a")),
    ).toBeUndefined();
  });
});
