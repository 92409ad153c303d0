// Part of `npm run check`: only app/ui/styles/tokens.css may contain literal colors and lengths.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findLiterals, listBreakpoints } from "./literals";
import { literalsAllowed } from "./literals-allowed";

const tokens = "app/ui/styles/tokens.css";
const breakpoints = listBreakpoints(readFileSync(tokens, "utf8"));
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => join("app", name))
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && file !== tokens);
const found = files.flatMap((file) =>
  findLiterals(readFileSync(file, "utf8"), breakpoints).map((literal) => ({ file, ...literal })),
);

const refused = found.filter(({ file }) => !literalsAllowed.some((allowed) => allowed.file === file));
const needless = literalsAllowed.filter((allowed) => !found.some(({ file }) => file === allowed.file));

for (const { file, line, text } of refused) console.error(`${file}:${line}  ${text}  belongs into ${tokens}`);
for (const { file } of needless)
  console.error(`${file}  is allowed in scripts/check/literals-allowed.ts, but holds no literal`);
if (refused.length + needless.length > 0) process.exit(1);
console.log(`${files.length} files hold no literal of their own`);
