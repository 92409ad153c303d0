import { describe, expect, it } from "vitest";
import { pictureRatios } from "~/content/picture-ratios";
import { shopSchema } from "../../studio/schemas/schema";
import { filterPictures, toPictures } from "../../studio/tools/pictures/picture";

const stored = [
  { _id: "image-a", url: "/a.webp", originalFilename: "trnv-front.webp", width: 800, height: 1200 },
  { _id: "image-b", url: "/b.webp", originalFilename: "img_0001.jpg", title: "Showroom in spring" },
  { _id: "image-c", url: "/c.webp", originalFilename: "old.jpg" },
];
const shows = (id: string, alt: string) => ({ _type: "image", alt, asset: { _ref: id } });
const documents = [
  {
    _id: "style-trnv",
    _type: "style",
    name: "Trenton Recessed Navy",
    images: [shows("image-a", "A navy door")],
  },
  { _id: "drafts.style-trnv", _type: "style", name: "Trenton Recessed Navy", images: [shows("image-a", "")] },
  {
    _id: "drafts.page-about-us",
    _type: "page",
    title: "About us",
    blocks: [{ _key: "a", _type: "banner", image: shows("image-b", ""), mobileImage: shows("image-a", "") }],
  },
];
const pictures = toPictures(stored, documents);
const found = (search: string, isUnused = false) =>
  filterPictures(pictures, { search, isUnused }).map(({ id }) => id);

describe("the pictures of the shop", () => {
  it("are called by their own name, or by what they show, or by their file", () => {
    expect(pictures.map(({ name }) => name)).toEqual(["A navy door", "old.jpg", "Showroom in spring"]);
  });

  it("name each document that shows them once, drafts counted", () => {
    const [navy] = pictures;
    expect(navy?.uses).toEqual([
      { id: "style-trnv", type: "style", alt: "A navy door" },
      { id: "page-about-us", type: "page", alt: "" },
    ]);
  });

  it("are found by name, by what they show, by their file, and by the document that shows them", () => {
    expect(found("spring")).toEqual(["image-b"]);
    expect(found("door NAVY")).toEqual(["image-a"]);
    expect(found("trnv-front")).toEqual(["image-a"]);
    expect(found("about us")).toEqual(["image-a", "image-b"]);
    expect(found("nowhere")).toEqual([]);
  });

  it("come first where they bear the words themselves", () => {
    const door = { ...stored[0], _id: "image-d", url: "/d.webp", originalFilename: "about us.jpg" };
    const all = toPictures([...stored, door], documents);
    const ids = filterPictures(all, { search: "about us", isUnused: false }).map(({ id }) => id);
    expect(ids).toEqual(["image-d", "image-a", "image-b"]);
  });

  it("are unused where no document shows them", () => {
    expect(found("", true)).toEqual(["image-c"]);
  });
});

type Kind = {
  readonly name: string;
  readonly options?: { readonly hotspot?: { readonly previews?: readonly Preview[] } | boolean };
  readonly fields?: readonly { readonly type: Kind }[];
  readonly of?: readonly Kind[];
};
type Preview = { readonly title: string; readonly aspectRatio: number };

/** The proportions every picture field of the Studio is tried in. */
function previewsIn(kind: Kind, seen = new Set<Kind>()): readonly (readonly Preview[])[] {
  if (seen.has(kind)) return [];
  seen.add(kind);
  const hotspot = kind.options?.hotspot;
  const own = hotspot ? [typeof hotspot === "object" ? (hotspot.previews ?? []) : []] : [];
  const inside = [...(kind.fields ?? []).map(({ type }) => type), ...(kind.of ?? [])];
  return [...own, ...inside.flatMap((member) => previewsIn(member, seen))];
}

describe("the focal point of a picture", () => {
  it("is tried in the proportions the shop cuts pictures to, in all of them and in no other", () => {
    const kinds = shopSchema.getTypeNames().map((name) => shopSchema.get(name) as unknown as Kind);
    const seen = new Set<Kind>();
    const tried = kinds.flatMap((kind) => previewsIn(kind, seen)).flat();
    const distinct = (ratios: readonly number[]) => [...new Set(ratios)].sort((one, other) => one - other);
    expect(distinct(tried.map(({ aspectRatio }) => aspectRatio))).toEqual(
      distinct(Object.values(pictureRatios)),
    );
  });

  it("of a banner is tried edge to edge, on phones and beside its words", () => {
    const banner = shopSchema.get("banner") as unknown as Kind;
    expect(previewsIn(banner)[0]).toEqual([
      { title: "Edge to edge", aspectRatio: 1920 / 787 },
      { title: "On phones and tablets", aspectRatio: 1 },
      { title: "Text beside it", aspectRatio: 4 / 3 },
    ]);
  });
});
