// `npm run record-searches`: writes the queries that this Studio sends when an editor searches. The tests and the
// benchmark of the content lake run them.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SanityClient } from "@sanity/client";
import { of } from "rxjs";
import { createSchema, createSearch, getSearchableTypes, type ObjectSchemaType } from "sanity";
import { schemaTypes } from "../schemas";

const file = fileURLToPath(new URL("../../tests/support/studio/recorded-searches.json", import.meta.url));
const schema = createSchema({ name: "default", types: schemaTypes });
const recorded: Record<string, unknown> = {};

/** Creates a client that records the query and finds nothing. */
function createRecorder(name: string): SanityClient {
  const recorder = {
    withConfig: () => recorder,
    observable: {
      fetch: (query: string, params: unknown, { perspective }: { perspective: unknown }) => {
        recorded[name] = { query, params, perspective };
        return of([]);
      },
    },
  };
  // The search uses only this part of the client.
  return recorder as unknown as SanityClient;
}

const style = schema.get("style") as ObjectSchemaType;
/** The Studio's default (`DEFAULT_MAX_FIELD_DEPTH`). */
const maxDepth = 5;
const globalTypes = getSearchableTypes(schema);
const byDate = { field: "_updatedAt", direction: "desc" } as const;
const byTitle = { field: "title", direction: "asc", mapWith: "lower" } as const;

for (const [name, terms] of [
  ["one word", "cabinet"],
  ["two words", "kitchen cabinet"],
] as const)
  createSearch(globalTypes, createRecorder(name), { unique: true, maxDepth })(
    { query: terms, types: [] },
    { limit: 1_000, sort: [byDate], perspective: "raw" },
  ).subscribe();
createSearch([style], createRecorder("reference field"), { maxDepth })("trenton", {
  perspective: ["drafts"],
  limit: 101,
}).subscribe();
for (const [name, query] of [
  ["list", ""],
  ["search in a list", "trenton"],
] as const)
  createSearch([style], createRecorder(name), {
    filter: "_type == $type",
    params: { type: "style" },
    maxDepth,
  })(
    { query, types: [style] },
    { limit: 100, skipSortByScore: true, sort: [byTitle], perspective: ["drafts"] },
  ).subscribe();

writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
