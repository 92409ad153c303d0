import fc from "fast-check";
import { evaluate } from "groq-js";
import { describe, expect, it } from "vitest";
import { parseGroq } from "../src/queries/groq";
import { IndexedDocuments, rewriteToIndexLookups } from "../src/queries/index-lookups";

const seed = 20261123;

const someDocument = fc.record(
  {
    _id: fc.integer({ min: 0, max: 40 }).map((number) => `d${number}`),
    _type: fc.constantFrom("style", "brand", "faq"),
    _rev: fc.constant("1"),
    _createdAt: fc.constant("2026-11-20T08:00:00Z"),
    _updatedAt: fc.constant("2026-11-20T08:00:00Z"),
    code: fc.constantFrom(
      { current: "trnv" },
      { current: "wtse" },
      { current: 7 },
      ["trnv"],
      "trnv",
      null,
      undefined,
    ),
    family: fc.constantFrom("blue", "white", 3, null, undefined),
    brand: fc.constantFrom({ _ref: "d1" }, { _ref: "d2" }, { _ref: "gone" }, undefined),
  },
  { noNullPrototype: true },
);

const queries = [
  `*[_type == "style"]._id`,
  `*["style" == _type && code.current == $code]._id`,
  `*[_type == "style" && brand->code.current == $code && code.current == "wtse"]{_id, family}`,
  `*[_type == "style" && _type == "brand"]._id`,
  `*[_type == "style" && (family == "blue" || family == "white")] | order(family desc)[0...3]._id`,
  `*[(_type == "style" || _type == "faq") && _id in $ids]._id`,
  `*[_id in $ids && _type == "style" && family == "blue"]._id`,
  `*[_id == "d3"][0]{_id, "same": *[_type == "style" && family == ^.family]._id}`,
  `*[_type == "style"]{_id, "of": _id in *[_type == "brand"].brand._ref, "n": count(*[_type == "faq"])}`,
  `*[_type != "style" && !(_type == "faq")]._id`,
  `*[_type == "style" || _id == "d4"]._id`,
  `*[_type in ["style", "faq"]]._id`,
  `*[_type == "style"][family == "blue"]._id`,
  `*[_type == "nothing"]._id`,
  `count(*[_type == "style" && defined(code.current)])`,
];
const params = { code: "trnv", ids: ["d9", "d1", "d1", "missing", "d20", "d3"] };

describe("query with index lookups", () => {
  it("returns the same documents in the same order as a full scan", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someDocument, { maxLength: 40 }), async (given) => {
        const all = [...new Map(given.map((document) => [document._id, document])).values()];
        const documents = new IndexedDocuments(all);
        for (const query of queries)
          for (const byValue of [true, false]) {
            const whole = parseGroq(query, params);
            const { tree, lookups } = rewriteToIndexLookups(whole, { byValue });
            const found = [...lookups].map(([name, narrowing]) => [name, documents.find(narrowing)]);
            const answered = await answerOf(tree, all, { ...params, ...Object.fromEntries(found) });
            expect([query, answered]).toEqual([query, await answerOf(whole, all, params)]);
          }
      }),
      { seed, numRuns: 60 },
    );
  });

  it("reads only one of ten thousand documents when a field value selects it", () => {
    const all = Array.from({ length: 10_000 }, (_, number) => ({
      _id: `style-${number}`,
      _type: "style",
      _rev: "1",
      _createdAt: "",
      _updatedAt: "",
      code: { current: `code-${number}` },
    }));
    const documents = new IndexedDocuments(all);
    const countFoundDocuments = (query: string) => {
      const { lookups } = rewriteToIndexLookups(parseGroq(query, { code: "code-7" }), {
        byValue: true,
      });
      return [...lookups.values()].map((narrowing) => documents.find(narrowing).length);
    };
    expect(
      countFoundDocuments(`*[_type == "style" && brand->slug.current == "jsi" && code.current == $code][0]`),
    ).toEqual([1]);
    expect(countFoundDocuments(`*[_type == "page"]{"styles": *[_type == "style"]}`)).toEqual([0, 10_000]);
    expect(countFoundDocuments(`*[defined(code)]`)).toEqual([]);
  });
});

async function answerOf(
  tree: Parameters<typeof evaluate>[0],
  all: readonly { readonly _id: string }[],
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const byId = new Map(all.map((document) => [document._id, document]));
  const value = await evaluate(tree, {
    dataset: all,
    params: given,
    dereference: async ({ _ref }) => byId.get(_ref),
  });
  return value.get();
}
