import { describe, expect, it } from "vitest";
import { z } from "zod";
import { linkAddress } from "~/content/document-address";
import { contentOf } from "../support/content/content";

const to = (id: string, more: object = {}) => ({
  _type: "link",
  kind: "document",
  document: { _type: "reference", _ref: id },
  ...more,
});

const shop = [
  { _id: "about", _type: "page", path: "/about-us" },
  { _id: "brand", _type: "brand", slug: { current: "uscd" } },
  { _id: "door", _type: "style", brand: { _ref: "brand" }, code: { current: "oxs" } },
  { _id: "doors", _type: "category", slug: { current: "kitchen-cabinets" } },
  { _id: "post", _type: "blogPost", slug: { current: "reading-a-quote" } },
  { _id: "topic", _type: "blogCategory", slug: { current: "planning" } },
  { _id: "author", _type: "blogAuthor", id: { current: "dana-kessler" } },
  { _id: "plan", _type: "sanity.fileAsset", url: "/lake/files/local/production/plan.pdf" },
];

/** Resolves the URL of a document's link with the shop's query. */
function addressOf(link: unknown): Promise<string | null> {
  return contentOf([...shop, { _id: "from", _type: "thing", link }]).fetch(
    `*[_id == "from"][0]{"path": ${linkAddress("link.")}}.path`,
    {},
    z.string().nullable(),
  );
}

describe("link in a document", () => {
  it.each([
    ["a page", to("about"), "/about-us"],
    ["a heading of a page", to("about", { place: "#hours" }), "/about-us#hours"],
    ["a style", to("door"), "/products/kitchen-cabinets/uscd/oxs"],
    ["a brand", to("brand"), "/products/kitchen-cabinets/uscd"],
    ["a category", to("doors"), "/products/kitchen-cabinets"],
    ["a post", to("post"), "/blogs/reading-a-quote"],
    ["a category of the blog", to("topic"), "/blogs/category/planning"],
    ["an author", to("author"), "/blogs/authors/dana-kessler"],
    ["a file", { kind: "file", file: { asset: { _ref: "plan" } } }, "/lake/files/local/production/plan.pdf"],
    ["a mail", { kind: "mail", mail: "hello@shop.example" }, "mailto:hello@shop.example"],
    ["a phone call", { kind: "phone", phone: "+1 406 555 0142" }, "tel:+14065550142"],
    [
      "another site",
      { kind: "address", address: "https://maps.example/a?b#c" },
      "https://maps.example/a?b#c",
    ],
    ["a page when the kind of link is not set", { document: { _ref: "about" } }, "/about-us"],
  ])("resolves a document's link to the URL of %s", async (_, link, address) =>
    expect(await addressOf(link)).toBe(address),
  );

  it("resolves a link to the same URL in a projection of the link itself", async () => {
    const from = { _id: "from", _type: "thing", link: to("post") };
    const path = await contentOf([...shop, from]).fetch(
      `*[_id == "from"][0].link{"path": ${linkAddress()}}.path`,
      {},
      z.string(),
    );
    expect(path).toBe("/blogs/reading-a-quote");
  });

  it("resolves a link to null when its target is missing or not chosen", async () => {
    expect(await addressOf(to("gone"))).toBeNull();
    expect(await addressOf({ kind: "document", place: "#hours" })).toBeNull();
    expect(await addressOf({ kind: "mail" })).toBeNull();
    expect(await addressOf(undefined)).toBeNull();
  });
});
