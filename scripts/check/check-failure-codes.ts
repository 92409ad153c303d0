// Part of `npm run check`: failure codes have one spelling, 'empty-cart'. The sandbox uses the codes of its
// providers.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findMisspelledCodes } from "./failure-codes";

const files = ["app", "packages/content-lake/src"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".generated.ts"))
    .map((name) => join(folder, name)),
);
const found = files.flatMap((file) =>
  findMisspelledCodes(readFileSync(file, "utf8")).map((one) => ({ file, ...one })),
);

for (const { file, line, code } of found)
  console.error(`${file}:${line}  "${code}": a failure's code is words with hyphens, as in "empty-cart"`);
if (found.length > 0) process.exit(1);
console.log(`${files.length} files spell their failure codes one way`);
