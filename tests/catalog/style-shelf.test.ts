import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IndexedStyle, indexedStyleSchema } from "~/domains/catalog/style-index/indexed-style";
import { getFacets } from "~/domains/catalog/style-index/style-facets";
import { CatalogStyleIndexes, createStyleIndex } from "~/domains/catalog/style-index/style-index";
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

/** A sequence of publishes, each of which adds or replaces styles and removes ids. */
const publishes = fc.array(
  fc.record({
    put: fc.array(someStyle, { maxLength: 4 }),
    away: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
);

const queries = [
  "",
  "family=white",
  "family=white&family=blue&construction=shaker",
  "brand=jsi&line=dover&finish=painted",
  "query=na&family=blue",
  "line=nobody-has-this",
].flatMap((query) => ["", ...sortOptions.map(({ value }) => value)].map((sort) => `${query}&sort=${sort}`));

describe("catalog style indexes", () => {
  it("returns the same lists after any sequence of publishes as a new style index", () => {
    fc.assert(
      fc.property(publishes, (all) => {
        const shelves = new CatalogStyleIndexes();
        let styles: ReadonlyMap<string, IndexedStyle> = new Map();
        for (const { put, away } of all) {
          const gone = new Set([...away.map((id) => `style-${id}`), ...put.map(({ _id }) => _id)]);
          styles = new Map([
            ...[...styles].filter(([id]) => !gone.has(id)),
            ...put.map((style): [string, IndexedStyle] => [style._id, style]),
          ]);
          shelves.update(styles);
        }
        for (const brand of [undefined, "jsi", "uscd", "nobody"]) {
          const own = [...styles.values()].filter(({ brandSlug }) => !brand || brandSlug === brand);
          for (const query of queries) {
            const asked = parseListQuery(new URLSearchParams(query));
            const frame = { mode: "page-numbers", pageSize: 5 } as const;
            expect(listStyles(shelves.forBrand(brand), asked, frame)).toEqual(
              listStyles(createStyleIndex(own), asked, frame),
            );
          }
        }
      }),
      { seed, numRuns: 60 },
    );
  });

  it("counts the same number of styles for each filter option as a full scan", () => {
    fc.assert(
      fc.property(fc.array(someStyle, { maxLength: 25 }), fc.constantFrom(...queries), (given, query) => {
        const styles = [...new Map(given.map((style) => [style._id, style])).values()];
        const asked = parseListQuery(new URLSearchParams(query));
        const { options, count } = listStyles(createStyleIndex(styles), asked, {
          mode: "page-numbers",
          pageSize: 5,
        });
        const worded = styles.filter(({ title, code, brandName }) =>
          `${title} ${code} ${brandName}`.toLowerCase().includes(asked.query),
        );
        expect(count).toBe(worded.filter((style) => isLeft(style, asked)).length);
        for (const group of filterGroups)
          for (const option of options[group]) {
            const aside = { ...asked, chosen: { ...asked.chosen, [group]: [option.value] } };
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
