import { describe, expect, it } from "vitest";
import { indexedStyleSchema } from "~/domains/catalog/style-index/indexed-style";
import { createStyleIndexes } from "~/domains/catalog/style-index/style-index";
import { getVisibleThumbnails } from "~/domains/catalog/style-page/style-gallery";
import { findStyleNeighbors } from "~/domains/catalog/style-page/style-neighbors";

const picture = { src: "/door.webp", alt: "Door", width: 600, height: 800 };
const style = (code: string, brandSlug: string, rank: number) =>
  indexedStyleSchema.parse({
    _id: code,
    code,
    title: `Door ${code}`,
    line: "Line",
    color: "Color",
    path: `/products/kitchen-cabinets/${brandSlug}/${code}`,
    brandName: "Brand",
    brandSlug,
    image: picture,
    rank,
  });

describe("getVisibleThumbnails", () => {
  const shown = (count: number, current: number) =>
    getVisibleThumbnails(
      Array.from({ length: count }, (_, index) => index),
      current,
    ).map(({ index }) => index);

  it("returns at most three thumbnails, with the current picture among them [CAT-002]", () => {
    expect(shown(2, 0)).toEqual([0, 1]);
    expect(shown(3, 2)).toEqual([0, 1, 2]);
    expect(shown(5, 0)).toEqual([0, 1, 2]);
    expect(shown(5, 1)).toEqual([0, 1, 2]);
    expect(shown(5, 2)).toEqual([1, 2, 3]);
    expect(shown(5, 4)).toEqual([2, 3, 4]);
  });
});

describe("findStyleNeighbors", () => {
  const styles = [
    style("b", "jsi", 20),
    style("x", "uscd", 15),
    style("a", "jsi", 10),
    style("c", "jsi", 30),
  ];
  const row = createStyleIndexes(styles).forBrand("jsi").inOrder("shop");
  const path = (code: string) => `/products/kitchen-cabinets/jsi/${code}`;

  it("returns the previous and next style of the brand in the shop's order", () => {
    expect(findStyleNeighbors(row, path("b"))).toEqual({
      previous: { title: "Door a", path: path("a") },
      next: { title: "Door c", path: path("c") },
    });
  });

  it("returns null at either end, and for a style that is not listed", () => {
    expect(findStyleNeighbors(row, path("a")).previous).toBeNull();
    expect(findStyleNeighbors(row, path("c")).next).toBeNull();
    expect(findStyleNeighbors(row, path("zz"))).toEqual({ previous: null, next: null });
  });
});
