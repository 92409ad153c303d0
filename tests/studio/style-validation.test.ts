import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/content/content";
import { listStudioRefusals } from "#tests/support/studio/studio-client";

const content: readonly (ContentDocument & Record<string, unknown>)[] = readFileSync(
  "packages/demo-content/production.ndjson",
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

function inContent(id: string) {
  const found = content.find(({ _id }) => _id === id);
  if (!found) throw new Error(`the content has no ${id}`);
  return found;
}

const navy = inContent("style-trnv");
/** Includes a style of another brand, because codes and SKUs are unique across brands. */
const others = [
  inContent("style-wtse"),
  inContent("brand-uscd"),
  navy,
  { _id: "image-a-1x1-png", _type: "sanity.imageAsset" },
];
const picture = { _type: "image", asset: { _type: "reference", _ref: "image-a-1x1-png" } };

/** Returns the Studio's errors for the changed fields in a draft of the style. */
async function saidTo(change: Readonly<Record<string, unknown>>) {
  const refusals = await listStudioRefusals(others, { ...navy, _id: "drafts.style-trnv", ...change });
  const about = new Set(Object.keys(change));
  return refusals.filter(({ path }) => about.has(String(path?.[0]))).map(({ sentence }) => sentence);
}

describe("validation of a door style", () => {
  it.each([
    ["the style's own code", "style-trnv", "trnv", []],
    [
      "another style's code",
      "style-trnv",
      "wtse",
      ["Another door style already has this code: two pages can't share an address."],
    ],
    [
      "a code with a space and capital letters",
      "style-trnv",
      "Tr Nv",
      ["Lowercase letters, digits and single hyphens only, for example light-gray."],
    ],
  ])("checks the code of a door style: %s", async (_, _id, current, message) => {
    expect(await saidTo({ code: { _type: "slug", current } })).toEqual(message);
  });

  it.each([
    ["SMPL-TRNV", []],
    ["SMPL-WTSE", ["Another door style's sample has this SKU, so orders couldn't tell them apart."]],
    ["door 1", ["SMPL- followed by the code in capitals, for example SMPL-TRNV."]],
    [undefined, ["A sample needs an SKU."]],
  ])("checks the SKU of a door style's sample %s", async (sku, message) => {
    expect(await saidTo({ sample: { ...Object(navy.sample), sku } })).toEqual(message);
  });

  it.each([
    ["an empty list of pictures", [], ["A door style needs at least one picture."]],
    ["no list of pictures", undefined, ["A door style needs at least one picture."]],
    [
      "only the sample door",
      [{ ...picture, _key: "a", type: "sample", alt: "The sample" }],
      ["At least one picture has to show the style in use: all of these show the sample door."],
    ],
    [
      "a picture without an alt text",
      [{ ...picture, _key: "a", type: "base" }],
      ["Describe the picture in one sentence: some visitors only hear the page."],
    ],
    [
      "a picture with a blank alt text",
      [{ ...picture, _key: "a", type: "base", alt: "  " }],
      ["Describe the picture in one sentence: some visitors only hear the page."],
    ],
    [
      "an entry without its picture",
      [{ _type: "image", _key: "a", type: "base" }],
      ["Choose a picture, or remove this entry."],
    ],
    ["a picture of the style in use", [{ ...picture, _key: "a", type: "base", alt: "A navy door" }], []],
  ])("checks the pictures of a door style: %s", async (_, images, message) => {
    expect(await saidTo({ images })).toEqual(message);
  });

  it.each([
    ["name", "A door style needs a name."],
    ["line", "Enter the line."],
    ["color", "Enter the color."],
    ["brand", "Choose a brand."],
  ])("rejects a door style with a missing %s", async (field, message) => {
    expect(await saidTo({ [field]: undefined })).toEqual([message]);
  });
});
