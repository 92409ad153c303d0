import { describe, expect, it } from "vitest";
import { pictureRatios } from "~/content/pictures/picture-ratios";
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

describe("pictures tool of the Studio", () => {
  it("names a picture by its alt text, title or file name", () => {
    expect(pictures.map(({ name }) => name)).toEqual(["A navy door", "old.jpg", "Showroom in spring"]);
  });

  it("lists each document that shows a picture once, including drafts", () => {
    const [navy] = pictures;
    expect(navy?.uses).toEqual([
      { id: "style-trnv", type: "style", alt: "A navy door" },
      { id: "page-about-us", type: "page", alt: "" },
    ]);
  });

  it("finds pictures by title, alt text, file name and the document that shows them", () => {
    expect(found("spring")).toEqual(["image-b"]);
    expect(found("door NAVY")).toEqual(["image-a"]);
    expect(found("trnv-front")).toEqual(["image-a"]);
    expect(found("about us")).toEqual(["image-a", "image-b"]);
    expect(found("nowhere")).toEqual([]);
  });

  it("sorts pictures whose own name matches the search first", () => {
    const door = { ...stored[0], _id: "image-d", url: "/d.webp", originalFilename: "about us.jpg" };
    const all = toPictures([...stored, door], documents);
    const ids = filterPictures(all, { search: "about us", isUnused: false }).map(({ id }) => id);
    expect(ids).toEqual(["image-d", "image-a", "image-b"]);
  });

  it("lists pictures that no document shows as unused", () => {
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

/** Lists the hotspot preview ratios of each picture field in the Studio. */
function previewsIn(kind: Kind, seen = new Set<Kind>()): readonly (readonly Preview[])[] {
  if (seen.has(kind)) return [];
  seen.add(kind);
  const hotspot = kind.options?.hotspot;
  const previews = hotspot ? [typeof hotspot === "object" ? (hotspot.previews ?? []) : []] : [];
  const inside = [...(kind.fields ?? []).map(({ type }) => type), ...(kind.of ?? [])];
  return [...previews, ...inside.flatMap((member) => previewsIn(member, seen))];
}

describe("hotspot previews of a picture", () => {
  it("previews a picture in exactly the aspect ratios to which the shop crops pictures", () => {
    const kinds = shopSchema.getTypeNames().map((name) => shopSchema.get(name) as unknown as Kind);
    const seen = new Set<Kind>();
    const attempt = kinds.flatMap((kind) => previewsIn(kind, seen)).flat();
    const distinct = (ratios: readonly number[]) => [...new Set(ratios)].sort((one, other) => one - other);
    expect(distinct(attempt.map(({ aspectRatio }) => aspectRatio))).toEqual(
      distinct(Object.values(pictureRatios)),
    );
  });

  it("previews a banner edge to edge, on phones and beside its text", () => {
    const banner = shopSchema.get("banner") as unknown as Kind;
    expect(previewsIn(banner)[0]).toEqual([
      { title: "Edge to edge", aspectRatio: 1920 / 787 },
      { title: "On phones and tablets", aspectRatio: 1 },
      { title: "Text beside it", aspectRatio: 4 / 3 },
    ]);
  });
});
