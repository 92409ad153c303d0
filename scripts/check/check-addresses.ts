// Part of `npm run check`: URLs of the shop are spelled out only in app/kernel/addresses.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findSpelledAddresses } from "./addresses";

const home = "app/kernel/addresses";
const folders = ["app", "packages/content-lake/src", "studio", "bench", "scripts"];
/**
 * Excludes packages, generated files, the lake's own table of paths, and the specification's list of pages. That list
 * must differ from a table that was changed by mistake. Plain scripts (.cjs, .mjs) run before any build and cannot
 * import the table.
 */
const notOurs =
  /node_modules|\.generated\.|^studio\/(dist|\.sanity)\/|^scripts\/check\/specified-pages\.ts$|^packages\/content-lake\/src\/paths\.ts$/;

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !notOurs.test(file) && !file.startsWith(`${home}/`));
const found = [...files, "server.ts", "server.dev.ts", "app.worker.ts"].flatMap((file) =>
  findSpelledAddresses(readFileSync(file, "utf8")).map((address) => ({ file, ...address })),
);

for (const { file, line, text } of found) console.error(`${file}:${line}  ${text}  is named by ${home}`);
if (found.length > 0) process.exit(1);
console.log(`${files.length} files spell no address`);
