import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import { evaluate } from "groq-js";
import { describe, expect, it } from "vitest";
import { parseGroq } from "../src/queries/groq";
import { compareWithoutStega, createStegaEncoder } from "../src/queries/stega";
import { isStegaField } from "../src/queries/stega-fields";
import { stegaFields } from "./support/stega-fields";

const encodeStega = createStegaEncoder(stegaFields);

const details = { _rev: "1", _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z" };
const page = {
  ...details,
  _id: "drafts.page-home",
  _type: "page",
  path: "/",
  title: "Kitchens",
  blocks: [
    {
      _key: "a1",
      _type: "banner",
      bannerLayout: "full",
      title: "Cabinets that last",
      image: { alt: "A white kitchen", asset: { _ref: "image-1" } },
    },
    { _key: "b2", _type: "banner", bannerLayout: "split", title: "Apply today" },
  ],
};

async function ask(query: string): Promise<unknown> {
  const tree = compareWithoutStega(parseGroq(query, {}));
  return (await evaluate(tree, { dataset: [encodeStega(page)] })).get();
}

describe("stega on the embedded lake", () => {
  it("encodes document, type and path into texts of any projection", async () => {
    const title = await ask('*[_type == "page"][0].blocks[_key == "a1"][0]{"words": title}.words');
    expect(vercelStegaSplit(String(title)).cleaned).toBe("Cabinets that last");
    expect(vercelStegaDecode(String(title))).toEqual({
      origin: "sanity.io",
      baseUrl: "/studio",
      id: "page-home",
      type: "page",
      path: 'blocks[_key=="a1"].title',
    });
  });

  it("encodes the path of the picture field for a picture", async () => {
    const alt = await ask("*[0].blocks[0].image.alt");
    expect(vercelStegaSplit(String(alt)).cleaned).toBe("A white kitchen");
    expect(vercelStegaDecode(String(alt))).toEqual({
      origin: "sanity.io",
      baseUrl: "/studio",
      id: "page-home",
      type: "page",
      path: 'blocks[_key=="a1"].image',
    });
  });

  it("adds no stega to ids, types, URLs, options and keys", async () => {
    expect(
      await ask(
        "*[0]{_id, _type, path, 'block': blocks[0]{_key, _type, bannerLayout, 'picture': image.asset._ref}}",
      ),
    ).toEqual({
      _id: "drafts.page-home",
      _type: "page",
      path: "/",
      block: { _key: "a1", _type: "banner", bannerLayout: "full", picture: "image-1" },
    });
  });

  it.each([
    ['*[title == "Kitchens"]._id', ["drafts.page-home"]],
    ['*[title != "Kitchens"]._id', []],
    ['*[title in ["Kitchens"]]._id', ["drafts.page-home"]],
    ['*[title match "kitchens"]._id', ["drafts.page-home"]],
    ['*[0].blocks[coalesce(subTitle, title) == "Apply today"]._key', ["b2"]],
    ["*[0].blocks[]|order(title asc)._key", ["b2", "a1"]],
    ["length(*[0].title)", 8],
    ['string::startsWith(*[0].title, "Kit")', true],
  ])("returns the same query result with stega as without: %s", async (query, answer) => {
    expect(await ask(query)).toEqual(answer);
  });
});

describe("isStegaField", () => {
  it.each([
    ["page", ["title"], "slab"],
    ["page", ["blocks", { _key: "a" }, "body", 0], "New words"],
    ["page", ["name"], "Our doors"],
    ["settings", ["socials", 0, "kind"], "Instagram"],
  ] as const)(
    "allows stega in a text that visitors see: type %s, path %j, text '%s'",
    (type, path, value) => {
      expect(isStegaField(stegaFields, type, path, value)).toBe(true);
    },
  );

  it.each([
    ["page", ["kind"], "Grid"],
    ["page", ["path"], "/About us"],
    ["page", ["blocks", { _key: "a" }, "filters", 0], "New words"],
    ["page", ["blocks", { _key: "a" }, "link", "place"], "Our doors"],
    ["form", ["groups", { _key: "a" }, "name"], "First name"],
    ["page", ["seo", "title"], "Doors for search engines"],
    ["page", ["_id"], "Page home"],
    ["page", ["website"], "https://example.com/A"],
    ["page", ["publishedOn"], "2026-01-01"],
    ["page", ["unknownOption"], "grid-2"],
    ["sanity.imageAsset", ["title"], "A white door"],
  ] as const)("allows no stega in a text for machines: type %s, path %j, text '%s'", (type, path, value) => {
    expect(isStegaField(stegaFields, type, path, value)).toBe(false);
  });
});
