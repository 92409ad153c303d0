// Part of `npm run check`: every page route has its document in the demo dataset, every block its component.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { missingContent } from "./missing-content";

const dataset = "studio/dataset/production.ndjson";
const pageShape = z.object({
  path: z.string(),
  blocks: z.array(z.object({ _type: z.string() })).default([]),
});
const pages = readFileSync(dataset, "utf8")
  .split("\n")
  .filter((line) => line.includes('"_type":"page"'))
  .map((line): unknown => JSON.parse(line))
  .filter((document) => z.object({ _type: z.literal("page") }).safeParse(document).success)
  .map((document) => pageShape.parse(document));

const missing = missingContent(pages);
for (const sentence of missing) console.error(sentence);
if (missing.length > 0) process.exit(1);
console.log(`${pages.length} pages stand in ${dataset}`);
