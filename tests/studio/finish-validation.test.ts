import { describe, expect, it } from "vitest";
import { smallShop } from "#tests/support/studio/small-shop";
import { listStudioRefusals } from "#tests/support/studio/studio-client";
import { toStyleFinish } from "../../studio/schemas/catalog/style-finish";

const finish = (id: string, label: string, style?: string) => ({
  _id: `finish-${id}`,
  _type: "finish",
  label,
  value: label.toLowerCase(),
  ...(style ? { style: { _type: "reference", _ref: style, _weak: true } } : {}),
});
const shop = [
  ...smallShop,
  finish("navy", "Navy", "style-trnv"),
  finish("navy-too", "Navy", "style-trwh"),
  finish("umber", "Umber"),
];
const navy = smallShop.find(({ _id }) => _id === "style-trnv");

/** Returns the Studio's errors for a style with these finishes in a group. */
function saidOf(name: string, ...finishes: readonly string[]) {
  return errorsFor([groupOf(name, ...finishes)]);
}

function groupOf(name: string, ...finishes: readonly string[]) {
  const items = finishes.map((id) => ({ _key: id, _type: "reference", _ref: `finish-${id}` }));
  return { _key: name, _type: "finishGroup", name, title: "Finishes", items };
}

async function errorsFor(groups: readonly object[]) {
  const refusals = await listStudioRefusals(shop, {
    _id: "style-trnv",
    _type: "style",
    ...navy,
    finishGroups: groups,
  });
  return refusals.filter(({ path }) => path?.[0] === "finishGroups").map(({ sentence }) => sentence);
}

describe("validation of a door style's finishes", () => {
  it("rejects a color without its own door style", async () => {
    expect(await saidOf("color", "navy")).toEqual([]);
    expect(await saidOf("color", "navy", "umber")).toEqual([
      "“Umber” has no door style: choosing it would order the sample of another color.",
    ]);
  });

  it("accepts a glaze without a door style, because it shares the sample", async () => {
    expect(await saidOf("glaze", "umber")).toEqual([]);
  });

  it("rejects two finish groups with one name", async () => {
    expect(await errorsFor([groupOf("color", "navy"), groupOf("glaze", "umber")])).toEqual([]);
    const twice = [groupOf("glaze", "umber"), { ...groupOf("glaze", "umber"), _key: "again" }];
    expect(await errorsFor(twice)).toEqual([
      "Two groups have the name “glaze”. Each group needs its own name.",
    ]);
  });

  it("rejects two finishes with one value", async () => {
    expect(await saidOf("color", "navy", "navy-too")).toEqual(["Two finishes have the value “navy”."]);
  });
});

describe("toStyleFinish", () => {
  const asset = { _type: "reference", _ref: "image-d0-800x1200-webp" };
  const door = { _key: "a", _type: "image", asset, alt: "A fern door" };

  it("returns a finish with the style's color, first picture and published id", () => {
    expect(toStyleFinish({ _id: "drafts.5f0c", color: " Light Fern ", images: [door] })).toEqual({
      _id: "finish-5f0c",
      _type: "finish",
      label: "Light Fern",
      value: "light-fern",
      image: { _type: "image", asset, alt: "A fern door" },
      style: { _type: "reference", _ref: "5f0c", _weak: true },
    });
    expect(toStyleFinish({ _id: "style-trnv", color: "Navy", images: [door] })?._id).toBe("finish-trnv");
  });

  it.each([
    [{ _id: "a", images: [door] }],
    [{ _id: "a", color: "  ", images: [door] }],
    [{ _id: "a", color: "Fern", images: [] }],
    [{ _id: "a", color: "Fern", images: [{ ...door, alt: " " }] }],
    [undefined],
  ])("returns nothing for a style without a color or a described picture: %j", (document) => {
    expect(toStyleFinish(document)).toBeUndefined();
  });
});
