// Part of `npm run check`: the demo dataset contains all required documents, and every block has a component.
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { findMissingDocuments } from "~/content/required-documents";
import { missingContent } from "./missing-content";

const dataset = "packages/demo-content/production.ndjson";
const pageShape = z.object({
  path: z.string(),
  alsoAt: z.array(z.string()).optional(),
  blocks: z.array(z.object({ _type: z.string() })).default([]),
});
if (!existsSync(dataset)) {
  console.log(`${dataset} was removed: there is no content to check`);
  process.exit(0);
}
const documents = readFileSync(dataset, "utf8")
  .trim()
  .split("\n")
  .map((line) => z.looseObject({ _id: z.string(), _type: z.string() }).parse(JSON.parse(line)));
const pages = documents.filter(({ _type }) => _type === "page").map((page) => pageShape.parse(page));

const missing = [
  ...missingContent(pages),
  ...findMissingDocuments(documents).map(({ type, value }) => `No document ${type} "${value}"`),
];
for (const sentence of missing) console.error(sentence);
if (missing.length > 0) process.exit(1);
console.log(`${pages.length} pages stand in ${dataset}`);
