import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { type ExprNode, evaluateSync } from "groq-js";
import { describe, expect, it } from "vitest";
import searches from "#tests/support/studio/recorded-searches.json";
import { isDocument, type LakeDocument } from "../src/documents/document";
import { parseGroq } from "../src/queries/groq";
import { IndexedDocuments, rewriteToIndexLookups } from "../src/queries/index-lookups";
import { sortBeforeProjection } from "../src/queries/sort-before-projection";
import { searchedDocument, searchPattern } from "./support/searched-documents";

const seed = 20261127;

const paths = ["_id", "title", "seo.title", "labels[]", "blocks[].label", "blocks[].tags[]"];
const constraint = (term: string) =>
  [...paths, "pt::text(body)", "pt::text(blocks[].body)"].map((path) => `${path} match ${term}`).join(" || ");
const projection =
  '{_type, _id, "orderings": [seo.title, _updatedAt], ...select(_type == "style" => {"w0": title}, _type == "page" => {"w0": body})}';
const queries = [
  `*[_type in $types && (${constraint("$a")})]${projection} | order(orderings[1] desc, orderings[0])[0...3]`,
  `*[_type in $types && (${constraint("$a")}) && (${constraint("$b")}) && (defined(title))]._id`,
  `*[(${constraint("$a")}) && _type in ["faq"]]${projection} | order(lower(orderings[0]) desc)`,
  `*[_type in $types && (${constraint("$a")} || title == "oak")]._id`,
  `*[_type in $types && (title match $a || title match $b)]._id`,
  `*[_type in $types && !(${constraint("$a")})]._id`,
  `*[${constraint("$a")}]._id`,
  `*[_type == "style"]{"orderings": [title], ...} | order(orderings[0])[0...2]`,
  `*[_type == "style"]{_id, "orderings": [_id], ...select(_type == "style" => {"orderings": [title]})} | order(orderings[0])`,
  `*[_type == "style"]{_id, "orderings": [_id], "titles": [title]} | order(titles[0])`,
  `*[_type == "style"]{"orderings": [title], "seo": _id} | order(seo.title, orderings[0])`,
];

describe("search of the Studio", () => {
  it("returns the same documents in the same order as an evaluation of every path", () => {
    fc.assert(
      fc.property(
        fc.array(searchedDocument, { maxLength: 20 }),
        searchPattern,
        searchPattern,
        (given, a, b) => {
          const all = [...new Map(given.map((document) => [document._id, document])).values()];
          const params = { types: ["style", "page"], a, b };
          for (const query of queries)
            expect([query, search(query, params, all)]).toEqual([query, scan(query, params, all)]);
        },
      ),
      { seed, numRuns: 300 },
    );
  });

  it.each(["one word", "two words", "reference field", "list", "search in a list"] as const)(
    "answers the recorded query as an evaluation of every path does: %s",
    (name) => {
      const { query, params } = searches[name];
      const all = readDemoDocuments();
      const found = search(query, params, all);
      expect(found).toEqual(scan(query, params, all));
      expect(found).not.toEqual([]);
    },
  );

  it("leaves only the filter by type to the query engine", () => {
    const { query, params } = searches["two words"];
    const { tree, lookups } = rewriteToIndexLookups(parseGroq(query, params), { byValue: true });
    expect(JSON.stringify(tree)).not.toContain('"match"');
    expect([...lookups.values()].map((lookup) => lookup.search?.texts.map((found) => found.pattern))).toEqual(
      [["kitchen*", "cabinet*"]],
    );
  });
});

function search(
  query: string,
  params: Readonly<Record<string, unknown>>,
  all: readonly LakeDocument[],
): unknown {
  const { tree, lookups } = rewriteToIndexLookups(sortBeforeProjection(parseGroq(query, params)), {
    byValue: true,
  });
  const documents = new IndexedDocuments(all);
  const found = [...lookups].map(([name, lookup]) => [name, documents.find(lookup)]);
  return answer(tree, { ...params, ...Object.fromEntries(found) }, all);
}

function scan(
  query: string,
  params: Readonly<Record<string, unknown>>,
  all: readonly LakeDocument[],
): unknown {
  return answer(parseGroq(query, params), params, all);
}

function answer(
  tree: ExprNode,
  params: Readonly<Record<string, unknown>>,
  all: readonly LakeDocument[],
): unknown {
  return JSON.parse(JSON.stringify(evaluateSync(tree, { dataset: all, params }).data));
}

function readDemoDocuments(): readonly LakeDocument[] {
  const folder = fileURLToPath(new URL("../../demo-content", import.meta.url));
  const files = readdirSync(folder).filter((file) => file.endsWith(".ndjson"));
  return files
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").trim().split("\n"))
    .map((line): unknown => ({ _rev: "1", _createdAt: "", _updatedAt: "", ...JSON.parse(line) }))
    .filter(isDocument);
}
