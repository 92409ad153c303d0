import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterGroups } from "~/domains/catalog/list-names";
import { type ListQuery, listQueryOf, sortOptions } from "~/domains/catalog/list-query";
import { listStyles } from "~/domains/catalog/list-styles";
import { type ListedStyle, listedStyleShape } from "~/domains/catalog/listed-style";
import { facetsOf } from "~/domains/catalog/style-facets";
import { CatalogShelves, shelfOf } from "~/domains/catalog/style-shelf";

const seed = 20261123;
const picture = { src: "/door.webp", alt: "Door", width: 600, height: 800 };

/** A few values of each facet, so that styles share them, and some have none. */
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
    listedStyleShape.parse({
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

/** What is published one after the other: styles put in place, and ids taken away. */
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

describe("the shelves of the catalog", () => {
  it("hold after any publishes what sorting and counting from the start would give", () => {
    fc.assert(
      fc.property(publishes, (all) => {
        const shelves = new CatalogShelves();
        let styles: ReadonlyMap<string, ListedStyle> = new Map();
        for (const { put, away } of all) {
          const gone = new Set([...away.map((id) => `style-${id}`), ...put.map(({ _id }) => _id)]);
          styles = new Map([
            ...[...styles].filter(([id]) => !gone.has(id)),
            ...put.map((style): [string, ListedStyle] => [style._id, style]),
          ]);
          shelves.follow(styles);
        }
        for (const brand of [undefined, "jsi", "uscd", "nobody"]) {
          const own = [...styles.values()].filter(({ brandSlug }) => !brand || brandSlug === brand);
          for (const query of queries) {
            const asked = listQueryOf(new URLSearchParams(query));
            const frame = { mode: "page-numbers", pageSize: 5 } as const;
            expect(listStyles(shelves.of(brand), asked, frame)).toEqual(
              listStyles(shelfOf(own), asked, frame),
            );
          }
        }
      }),
      { seed, numRuns: 60 },
    );
  });

  it("count for each option what a walk over all styles counts", () => {
    fc.assert(
      fc.property(fc.array(someStyle, { maxLength: 25 }), fc.constantFrom(...queries), (given, query) => {
        const styles = [...new Map(given.map((style) => [style._id, style])).values()];
        const asked = listQueryOf(new URLSearchParams(query));
        const { options, count } = listStyles(shelfOf(styles), asked, { mode: "page-numbers", pageSize: 5 });
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

function isLeft(style: ListedStyle, { chosen }: ListQuery): boolean {
  return filterGroups.every(
    (group) => chosen[group].length === 0 || chosen[group].includes(facetsOf(style)[group]?.value ?? ""),
  );
}
