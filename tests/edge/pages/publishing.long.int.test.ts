import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { launchShop, type Shop, startShop } from "#tests/support/shop/shop";
import { type SignedInEditor, signInEditor } from "#tests/support/studio/signed-in-editor";

let shop: Shop;
let editor: SignedInEditor;
beforeEach(async () => {
  shop = await startShop();
  editor = await signInEditor(shop.url);
}, 400_000);
afterEach(() => shop.stop());

const textOf = async (path: string) => (await fetch(shop.url + path)).text();
const rendered = async (): Promise<number> => JSON.parse(await textOf("/healthz")).pages.rendered;

const stored = [
  "/",
  "/products",
  "/products/kitchen-cabinets",
  "/products/kitchen-cabinets?family=blue",
  "/products/kitchen-cabinets/uscd",
  "/products/kitchen-cabinets/jsi-cabinetry/trnv",
  "/products/kitchen-cabinets/jsi-cabinetry/trwt",
  "/order-samples",
  "/search?query=navy",
  "/visualizer",
  "/blogs",
  "/blogs/category/construction",
  "/faqs",
  "/reviews",
  "/shipping-policy",
  "/was-here-before",
  "/sitemap.xml",
  "/blogs/feed.xml",
];
const visitAll = () => Promise.all(stored.map(textOf));

describe("the invalidation of pages by real publishes", () => {
  const post = {
    _id: "post-of-the-day",
    _type: "blogPost",
    title: "Post of the day",
    slug: { _type: "slug", current: "post-of-the-day" },
    description: "Six screws.",
    publishDate: "2026-11-20",
    blogCategory: { _type: "reference", _ref: "blogCategory-construction" },
    body: [
      {
        _key: "p",
        _type: "block",
        style: "normal",
        markDefs: [],
        children: [{ _key: "s", _type: "span", marks: [], text: "Turn the upper screw first." }],
      },
    ],
    author: { _type: "reference", _ref: "blogAuthor-walt-brennan" },
  };

  it("shows a new post in its list and keeps a style's cached page", async () => {
    const [list, style] = ["/blogs", "/products/kitchen-cabinets/jsi-cabinetry/trnv"];
    expect((await textOf(list)).includes("Post of the day")).toBe(false);
    await textOf(style);
    const before = await rendered();
    await editor.mutate({ create: post });
    await textOf(style);
    expect(await rendered(), "the style's page was kept").toBe(before);
    expect((await textOf(list)).includes("Post of the day")).toBe(true);
    expect(await rendered()).toBe(before + 1);
  });

  it("shows a renamed style on its page and in its list, and keeps another cached page", async () => {
    const [style, list] = ["/products/kitchen-cabinets/jsi-cabinetry/trry", "/products/kitchen-cabinets"];
    for (const path of [style, list, "/shipping-policy"]) await textOf(path);
    await editor.mutate({
      patch: { id: "style-trry", set: { name: "Trenton Recessed Ink", title: "Trenton Recessed Ink" } },
    });
    const before = await rendered();
    await textOf("/shipping-policy");
    expect(await rendered(), "the policy was kept").toBe(before);
    for (const path of [style, list])
      expect((await textOf(path)).includes("Trenton Recessed Ink"), path).toBe(true);
  });

  it("creates a page for a new post at once and removes it with the post", async () => {
    const path = "/blogs/post-of-tomorrow";
    expect((await fetch(shop.url + path)).status).toBe(404);
    const tomorrow = {
      ...post,
      _id: "post-of-tomorrow",
      slug: { _type: "slug", current: "post-of-tomorrow" },
    };
    await editor.mutate({ create: tomorrow });
    expect((await fetch(shop.url + path)).status).toBe(200);
    await editor.mutate({ delete: { id: "post-of-tomorrow" } });
    expect((await fetch(shop.url + path)).status).toBe(404);
  });
});

it("serves after publishes of every kind the same pages as a restarted shop", async () => {
  const patch = (id: string, set: object) => ({ patch: { id, set } });
  const query = encodeURIComponent('*[_id == "style-trnv"][0]');
  const response = await editor.fetch(`/lake/v2025-02-19/data/query/production?query=${query}`);
  const { _rev, ...door } = (await response.json()).result;
  const changes: readonly object[] = [
    patch("siteSettings", { phone: "(555) 010-0199", tagline: "Doors that close" }),
    patch("navigation", { "header[0].text": "All doors" }),
    patch("style-trwt", { color: "Snow", labels: ["Fresh"] }),
    patch("brand-uscd", { name: "USCD West" }),
    patch("category-kitchen-cabinets", { title: "Kitchens" }),
    patch("finish-trnv", { label: "Ink" }),
    patch("section-assembly-framed", { title: "How it goes together" }),
    patch("faq-care", { question: "How is a door cared for?" }),
    patch("blogAuthor-walt-brennan", { name: "Walter Brennan" }),
    patch("blogCategory-construction", { title: "How it is built" }),
    {
      create: {
        _id: "redirect-was-here",
        _type: "redirect",
        from: "/was-here-before",
        to: { _type: "link", kind: "document", document: { _type: "reference", _ref: "page-faqs" } },
        isPermanent: true,
      },
    },
    patch("siteSettings", { searchSynonyms: ["navy, ink"] }),
    {
      create: {
        ...door,
        _id: "style-newd",
        code: { _type: "slug", current: "newd" },
        name: "Trenton Recessed New",
      },
    },
    { delete: { id: "style-newd" } },
    patch("review-assembled-eleven", { reviewText: "Eleven, in one evening." }),
    { delete: { query: `*[_type == "popup"]` } },
  ];
  for (const change of changes) {
    await visitAll();
    await editor.mutate(change).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(change)}: ${String(error)}`);
    });
  }
  const shown = await visitAll();
  const { dataDir } = shop;
  await shop.kill();
  shop = await launchShop(dataDir, { dataDir });
  const fresh = await visitAll();
  expect(stored.map((path, at) => [path, difference(shown[at] ?? "", fresh[at] ?? "")])).toEqual(
    stored.map((path) => [path, null]),
  );
}, 300_000);

/** Returns the first difference between two pages, ignoring their ports. */
function difference(one: string, other: string): readonly string[] | null {
  const [first, second] = [one, other].map((html) =>
    html.replace(/(localhost|127\.0\.0\.1)(:|%3A)\d+/g, "$1"),
  );
  if (first === undefined || second === undefined || first === second) return null;
  let at = 0;
  while (first[at] === second[at]) at += 1;
  return [first, second].map((html) => html.slice(Math.max(0, at - 60), at + 60));
}
