import { describe, expect, it } from "vitest";
import { type ContentDocument, contentOf } from "#tests/support/content/content";
import { evaluateGroq } from "#tests/support/content/evaluate-groq";
import { silentLog } from "#tests/support/shop/silent-log";
import type { RouteModule } from "#tests/support/views/render-route";
import { addressedTypes } from "~/content/document-address";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import * as authorRoute from "~/routes/blog/author";
import * as blogCategoryRoute from "~/routes/blog/category";
import * as postRoute from "~/routes/blog/post";
import * as pageRoute from "~/routes/pages/page";
import * as brandRoute from "~/routes/shop/brand";
import * as categoryRoute from "~/routes/shop/category";
import * as styleRoute from "~/routes/shop/style";
import { createRedirects, doesChangeUrl, listMovedUrls } from "../../studio/structure/moved-urls";
import { importedDataset } from "../dataset/imported";

type Renamed = {
  readonly id: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly from: string;
  readonly to: string;
  readonly route: RouteModule;
  readonly params: Readonly<Record<string, string>>;
};

/** One document of every type with a URL: its change, its old URL and the redirect's target. */
const renamed: Readonly<Record<(typeof addressedTypes)[number], Renamed>> = {
  page: {
    id: "page-about-us",
    change: { path: "/who-we-are" },
    from: "/about-us",
    to: "/who-we-are",
    route: pageRoute,
    params: { "*": "about-us" },
  },
  style: {
    id: "style-trnv",
    change: { code: { _type: "slug", current: "trnavy" } },
    from: "/products/kitchen-cabinets/jsi-cabinetry/trnv",
    to: "/products/kitchen-cabinets/jsi-cabinetry/trnavy",
    route: styleRoute,
    params: { brandSlug: "jsi-cabinetry", styleName: "trnv" },
  },
  brand: {
    id: "brand-uscd",
    change: { slug: { _type: "slug", current: "us-cabinet-depot" } },
    from: "/products/kitchen-cabinets/uscd",
    to: "/products/kitchen-cabinets/us-cabinet-depot",
    route: brandRoute,
    params: { brandSlug: "uscd" },
  },
  category: {
    id: "category-shaker",
    change: { slug: { _type: "slug", current: "shaker-doors" } },
    from: "/products/shaker",
    to: "/products/shaker-doors",
    route: categoryRoute,
    params: { categoryKey: "shaker" },
  },
  blogPost: {
    id: "blogPost-measuring-a-kitchen",
    change: { slug: { _type: "slug", current: "tape-and-patience" } },
    from: "/blogs/measuring-a-kitchen",
    to: "/blogs/tape-and-patience",
    route: postRoute,
    params: { blogDetailPath: "measuring-a-kitchen" },
  },
  blogCategory: {
    id: "blogCategory-planning",
    change: { slug: { _type: "slug", current: "plans" } },
    from: "/blogs/category/planning",
    to: "/blogs/category/plans",
    route: blogCategoryRoute,
    params: { blogCategoryId: "planning" },
  },
  blogAuthor: {
    id: "blogAuthor-walt-brennan",
    change: { id: { _type: "slug", current: "w-brennan" } },
    from: "/blogs/authors/walt-brennan",
    to: "/blogs/authors/w-brennan",
    route: authorRoute,
    params: { blogAuthorId: "walt-brennan" },
  },
};

/** The demo content without the brand page, whose URL does not change with the brand. */
const before = importedDataset().filter(({ _id }) => _id !== "page-uscd");

/** A Studio client that reads these documents and collects the redirects it writes. */
function deskAt(documents: readonly ContentDocument[]) {
  const written: ContentDocument[] = [];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const dereference = async ({ _ref }: { readonly _ref: string }) => byId.get(_ref);
  const keep = (document: { readonly _type: string }) => {
    written.push({ _id: `redirect-left-${written.length}`, ...document });
    return transaction;
  };
  const transaction = { create: keep, createOrReplace: keep, commit: async () => undefined };
  const client = {
    fetch: (query: string, params: Readonly<Record<string, unknown>>) =>
      evaluateGroq(query, params, { dataset: documents, dereference }),
    transaction: () => transaction,
  };
  return { client: client as unknown as Parameters<typeof createRedirects>[0], written };
}

/** Requests the old URL and returns the redirect's status and target. */
async function answerAt({ route, from, params }: Renamed, documents: readonly ContentDocument[]) {
  const content = contentOf(documents);
  const sources = { content, log: silentLog, env: { publicUrl: "https://shop.example" } };
  const services = { ...sources, catalog: createCatalog(sources) };
  const request = new Request(`https://shop.example${from}`);
  try {
    await route.loader({ request, params, context: { services } });
    return "the page";
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
    return "no page";
  }
}

describe("document with a changed URL", () => {
  it.each(addressedTypes)("redirects from the old URL of a %s", async (type) => {
    const each = renamed[type];
    const published = before.find(({ _id }) => _id === each.id);
    if (!published) throw new Error(`no ${each.id}`);
    const version = { _createdAt: "", _updatedAt: "", _rev: "", ...published };
    expect(doesChangeUrl(type, version, { ...version, ...each.change })).toBe(true);
    const { client, written } = deskAt(before);
    await createRedirects(client, await listMovedUrls(client, version));
    const after = before.map((document) =>
      document._id === each.id ? { ...document, ...each.change } : document,
    );
    expect(await answerAt(each, before)).toBe("the page");
    expect(await answerAt(each, [...after, ...written])).toBe(`301 ${each.to}`);
    expect(await answerAt(each, after)).not.toContain("301");
  });
});
