import { describe, expect, it } from "vitest";
import { type ContentDocument, contentOf } from "#tests/support/content/content";
import { createStudioClient } from "#tests/support/studio/studio-client";
import { findRedirect } from "~/domains/seo/find-redirect.server";
import { createRedirects, listMovedUrls } from "../../studio/structure/moved-urls";

const slug = (current: string) => ({ _type: "slug", current });
const jsi = { _id: "brand-jsi", _type: "brand", name: "JSI", slug: slug("jsi") };
const style = (code: string) => ({
  _id: `style-${code}`,
  _type: "style",
  name: code,
  code: slug(code),
  brand: { _type: "reference", _ref: "brand-jsi" },
});
const post = { _id: "post-a", _type: "blogPost", title: "A", slug: slug("paint") };

/** Returns the documents after the Studio has published `changed` with its redirects. */
async function published(
  documents: readonly ContentDocument[],
  changed: ContentDocument,
): Promise<readonly ContentDocument[]> {
  const client = createStudioClient(documents)({ apiVersion: "2025-02-19" }).withConfig({
    perspective: "published",
  });
  const before = documents.find(({ _id }) => _id === changed._id);
  if (!before) throw new Error("nothing is published there");
  const written: ContentDocument[] = [];
  const transaction = {
    create: (document: ContentDocument) => {
      written.push({ ...document, _id: `redirect-${documents.length}-${written.length}` });
      return transaction;
    },
    createOrReplace: (document: ContentDocument) => {
      written.push(document);
      return transaction;
    },
    commit: async () => undefined,
  };
  const writeClient = { fetch: client.fetch.bind(client), transaction: () => transaction };
  const dated = { _createdAt: "", _updatedAt: "", _rev: "1", ...before };
  const moved = await listMovedUrls(client, dated);
  await createRedirects(writeClient as unknown as Parameters<typeof createRedirects>[0], moved);
  const removed = new Set([changed._id, ...written.map(({ _id }) => _id)]);
  return [...documents.filter(({ _id }) => !removed.has(_id)), changed, ...written];
}

const leadsTo = async (documents: readonly ContentDocument[], path: string) =>
  findRedirect({ content: contentOf(documents), env: { publicUrl: "https://shop.example" } }, path);

describe("permanent redirects from old URLs", () => {
  it("redirects a style's old URL when its code changes", async () => {
    const content = await published([jsi, style("trnv")], { ...style("trnv"), code: slug("trny") });
    expect(await leadsTo(content, "/products/kitchen-cabinets/jsi/trnv")).toEqual({
      to: "/products/kitchen-cabinets/jsi/trny",
      status: 301,
    });
    expect(await leadsTo(content, "/products/kitchen-cabinets/jsi/trny")).toBeNull();
  });

  it("redirects the old URLs of a brand and its styles when the brand's slug changes", async () => {
    const content = await published([jsi, style("trnv"), style("trry")], {
      ...jsi,
      slug: slug("jsi-cabinetry"),
    });
    for (const [from, to] of [
      ["/products/kitchen-cabinets/jsi", "/products/kitchen-cabinets/jsi-cabinetry"],
      ["/products/kitchen-cabinets/jsi/trnv", "/products/kitchen-cabinets/jsi-cabinetry/trnv"],
      ["/products/kitchen-cabinets/jsi/trry", "/products/kitchen-cabinets/jsi-cabinetry/trry"],
    ])
      expect(await leadsTo(content, from ?? "")).toEqual({ to, status: 301 });
  });

  it("redirects a post's old URLs without a loop when its slug changes twice and back", async () => {
    const twice = await published([post], { ...post, slug: slug("stain") });
    const thrice = await published(twice, { ...post, slug: slug("oil") });
    expect(await leadsTo(thrice, "/blogs/paint")).toEqual({ to: "/blogs/oil", status: 301 });
    expect(await leadsTo(thrice, "/blogs/stain")).toEqual({ to: "/blogs/oil", status: 301 });
    const back = await published(thrice, { ...post, slug: slug("paint") });
    expect(await leadsTo(back, "/blogs/paint")).toBeNull();
    expect(await leadsTo(back, "/blogs/oil")).toEqual({ to: "/blogs/paint", status: 301 });
  });
});
