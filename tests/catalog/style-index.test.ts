import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IndexedStyle, indexedStyleSchema } from "~/domains/catalog/style-index/indexed-style";
import { getFacets } from "~/domains/catalog/style-index/style-facets";
import { createStyleIndex, createStyleIndexes } from "~/domains/catalog/style-index/style-index";
import { filterGroups } from "~/domains/catalog/style-list/list-parameters";
import { type ListQuery, parseListQuery, sortOptions } from "~/domains/catalog/style-list/list-query";
import { listStyles } from "~/domains/catalog/style-list/list-styles";

const seed = 20261123;
const picture = { src: "/door.webp", alt: "Door", width: 600, height: 800 };

/** A style with one of a few values for each facet, so that styles share values or have none. */
const someStyle = fc
  .record({
    id: fc.integer({ min: 0, max: 30 }),
    title: fc.constantFrom("Navy", "Sage", "White", "Élan", "dove"),
    brand: fc.constantFrom("jsi", "uscd"),
    line: fc.constantFrom("Trenton", "Dover", "Essex"),
    construction: fc.constantFrom("shaker", "raised", "slab_wood", undefined),
    material: fc.constantFrom("paint", "gloss", "wood:oak", undefined),
    family: fc.constantFrom("white", "blue", undefined),
    publishedAt: fc.constantFrom("2024-01-01", "2025-06-01", undefined),
    rank: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ id, brand, ...rest }) =>
    indexedStyleSchema.parse({
      ...rest,
      _id: `style-${id}`,
      code: `c${id}`,
      color: "Color",
      path: `/products/kitchen-cabinets/${brand}/c${id}`,
      brandName: brand,
      brandSlug: brand,
      image: picture,
    }),
  );

const someStyles = fc
  .array(someStyle, { maxLength: 25 })
  .map((given) => [...new Map(given.map((style) => [style._id, style])).values()]);

const queries = [
  "",
  "family=white",
  "family=white&family=blue&construction=shaker",
  "brand=jsi&line=dover&finish=painted",
  "query=na&family=blue",
  "line=nobody-has-this",
].flatMap((query) => ["", ...sortOptions.map(({ value }) => value)].map((sort) => `${query}&sort=${sort}`));

describe("catalog style indexes", () => {
  it("lists for a brand the same styles as an index of that brand alone", () => {
    fc.assert(
      fc.property(someStyles, (styles) => {
        const indexes = createStyleIndexes(styles);
        for (const brand of [undefined, "jsi", "uscd", "no-such-brand"]) {
          const ofBrand = styles.filter(({ brandSlug }) => !brand || brandSlug === brand);
          for (const query of queries) {
            const parsedQuery = parseListQuery(new URLSearchParams(query));
            const frame = { mode: "page-numbers", pageSize: 5 } as const;
            expect(listStyles(indexes.forBrand(brand), parsedQuery, frame)).toEqual(
              listStyles(createStyleIndex(ofBrand), parsedQuery, frame),
            );
          }
        }
      }),
      { seed, numRuns: 60 },
    );
  });

  it("counts the same number of styles for each filter option as a full scan", () => {
    fc.assert(
      fc.property(someStyles, fc.constantFrom(...queries), (styles, query) => {
        const parsedQuery = parseListQuery(new URLSearchParams(query));
        const { options, count } = listStyles(createStyleIndex(styles), parsedQuery, {
          mode: "page-numbers",
          pageSize: 5,
        });
        const worded = styles.filter(({ title, code, brandName }) =>
          `${title} ${code} ${brandName}`.toLowerCase().includes(parsedQuery.query),
        );
        expect(count).toBe(worded.filter((style) => isLeft(style, parsedQuery)).length);
        for (const group of filterGroups)
          for (const option of options[group]) {
            const aside = { ...parsedQuery, chosen: { ...parsedQuery.chosen, [group]: [option.value] } };
            expect(option.count).toBe(worded.filter((style) => isLeft(style, aside)).length);
          }
      }),
      { seed, numRuns: 200 },
    );
  });
});

function isLeft(style: IndexedStyle, { chosen }: ListQuery): boolean {
  return filterGroups.every(
    (group) => chosen[group].length === 0 || chosen[group].includes(getFacets(style)[group]?.value ?? ""),
  );
}
