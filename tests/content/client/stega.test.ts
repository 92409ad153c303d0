import { stegaEncodeSourceMap } from "@sanity/client/stega";
import { compareWithoutStega, encodeStega, parseGroq } from "@stile-and-rail/content-lake";
import { vercelStegaDecode } from "@vercel/stega";
import { evaluate } from "groq-js";
import { describe, expect, it } from "vitest";
import { createSanityClient } from "~/content/client/sanity-client.server";
import { decodeOrigin, splitStega } from "~/edge/preview/browser/origin";

const facts = { _rev: "1", _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z" };
const page = {
  ...facts,
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
    expect(splitStega(String(title)).text).toBe("Cabinets that last");
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
    expect(decodeOrigin(String(alt))).toEqual({
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

describe("stega on hosted Sanity", () => {
  const client = createSanityClient({ projectId: "abc", dataset: "production" }, "drafts");
  const { stega } = client.config();
  const toPaymentSource = (path: string) => ({
    type: "value" as const,
    source: {
      type: "documentValue" as const,
      document: 0,
      path: ["$['title']", "$['path']", "$['blocks'][0]['title']"].indexOf(path),
    },
  });
  const encoded = stegaEncodeSourceMap(
    { title: "Kitchens", path: "/", first: "Cabinets that last" },
    {
      documents: [{ _id: "drafts.page-home", _type: "page" }],
      paths: ["$['title']", "$['path']", "$['blocks'][0]['title']"],
      mappings: {
        "$['title']": toPaymentSource("$['title']"),
        "$['path']": toPaymentSource("$['path']"),
        "$['first']": toPaymentSource("$['blocks'][0]['title']"),
      },
    },
    stega,
  );

  it("adds stega on hosted Sanity by the client's source maps with the same rule", () => {
    expect(decodeOrigin(encoded.title)).toEqual({ id: "page-home", type: "page", path: "title" });
    expect(decodeOrigin(encoded.first)?.path).toBe("blocks[0].title");
    expect(encoded.path).toBe("/");
  });

  it("adds stega to drafts and not to published content", () => {
    expect(client.config().perspective).toBe("drafts");
    expect(stega.enabled).toBe(true);
    expect(createSanityClient({ projectId: "abc", dataset: "production" }).config().stega.enabled).toBe(
      false,
    );
  });
});
