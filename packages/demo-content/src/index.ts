import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** A stored document, as Sanity's export format has it. */
export type DemoDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

/** The folder that `production.ndjson` and the pictures named by its documents are in. */
export const demoContentFolder = fileURLToPath(new URL("..", import.meta.url));

/** Every document of the demo shop, in the order of the file. */
export const documents: readonly DemoDocument[] = readFileSync(
  new URL("../production.ndjson", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => z.looseObject({ _id: z.string(), _type: z.string() }).parse(JSON.parse(line)));
