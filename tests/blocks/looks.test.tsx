import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { blockTypes } from "~/blocks/block-types";
import { blockVariants, getBlockVariants } from "~/blocks/block-variants";
import { findBlockExamples } from "~/blocks/find-block-examples.server";
import { PageBlocks } from "~/blocks/page/page-blocks";
import { parseBlocks } from "~/blocks/parse-blocks.server";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const specimens = await findBlockExamples({ content: contentOf(importedDataset()), log: silentLog });
const withLooks = blockTypes.filter((type) => getBlockVariants(type).length > 1);
const fields: Readonly<Record<string, { readonly field: string }>> = blockVariants;

const htmlOf = (...raw: readonly object[]) =>
  renderToHtml(
    <MemoryRouter>
      <PageBlocks blocks={parseBlocks(raw, "page-test", silentLog)} />
    </MemoryRouter>,
  );

/** Renders a block of the demo content in each of its variants, with the same texts and pictures. */
async function eachLook(type: (typeof withLooks)[number]): Promise<readonly string[]> {
  const placed = specimens.flatMap(({ block }) => (block?._type === type ? block : []));
  const block = placed.find((one) => JSON.stringify(one).includes('"image":{')) ?? placed[0];
  const more = type === "pageTitle" ? { shadowText: "Samples" } : {};
  const looks = getBlockVariants(type).map((look) => ({
    ...block,
    ...more,
    [fields[type]?.field ?? ""]: look,
  }));
  return Promise.all(looks.map((look) => htmlOf(look)));
}

describe("block with several variants", () => {
  it("finds eight block types with several variants", () => {
    expect(withLooks).toEqual([
      "banner",
      "pageTitle",
      "mediaContent",
      "cardGrid",
      "contactInfo",
      "downloadCatalog",
      "widget",
      "pageNotFound",
    ]);
  });

  it.each(withLooks)(
    "renders different HTML for each variant of %s [PAGE-020] [PAGE-021] [PAGE-022]",
    async (type) => {
      const drawn = await eachLook(type);
      expect(drawn.length).toBe(getBlockVariants(type).length);
      expect(drawn.filter((html) => html.length < 100)).toEqual([]);
      expect(new Set(drawn).size).toBe(drawn.length);
    },
  );
});

describe("the not-found page", () => {
  it.each(["v1", "v2"])(
    "renders the not-found block as a first-level heading only at the start of a page, in the variant %s",
    async (variant) => {
      const found = { _key: "a", _type: "pageNotFound", title: "Nothing here", variant };
      const title = { _key: "t", _type: "pageTitle", variant: "plain", title: "Doors" };
      expect(await htmlOf(found)).toMatch(/<h1[^>]*>Nothing here<\/h1>/);
      expect(await htmlOf(title, found)).toMatch(/<h2[^>]*>Nothing here<\/h2>/);
    },
  );

  const image = { src: "/kitchen.webp", alt: "A kitchen", width: 1600, height: 1200 };
  const lost = { _key: "a", _type: "pageNotFound", title: "Nothing here", image };

  it.each(["v1", "v2"])(
    "replaces the placeholders for back and home by links in the variant %s [PAGE-016] [PAGE-017]",
    async (variant) => {
      const html = await htmlOf({
        ...lost,
        variant,
        description: "Please {{goBack}}, or {{goHome}} and look.",
      });
      expect(html).toMatch(
        /Please <button type="button"[^>]*>Go back<\/button><span class="paper-only">Go back<\/span>, or <a [^>]*href="\/"[^>]*>Go to home<\/a> and look\./,
      );
      expect(html).not.toContain("{{");
    },
  );

  it.each(["v1", "v2"])(
    "adds links back and home in the variant %s when its text has no placeholders [PAGE-016]",
    async (variant) => {
      const html = await htmlOf({ ...lost, variant, description: "This page has moved." });
      expect(html).toMatch(
        /This page has moved\. <button type="button"[^>]*>Go back<\/button><span class="paper-only">Go back<\/span> <a [^>]*href="\/"[^>]*>Go to home<\/a>/,
      );
    },
  );

  it("shows a picture of 850 by 350 in the variant v1 and a large 404 in the variant v2 [PAGE-016]", async () => {
    const pictured = await htmlOf({ ...lost, variant: "v1" });
    const [, width = "0", height = "0"] = /width="(\d+)" height="(\d+)"/.exec(pictured) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(850 / 350, 2);
    const numbered = await htmlOf({ ...lost, variant: "v2" });
    expect(numbered).not.toContain("<img");
    expect(numbered).toContain('aria-hidden="true" class="ghost-word">404<');
  });
});
