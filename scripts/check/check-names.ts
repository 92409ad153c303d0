// Part of `npm run check`: no declared name uses a word in a meaning that only this repository knows.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findNameProblems, findNeedlessAllowances } from "./names";

const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8", maxBuffer: 1 << 26 });
const files = new Map(
  tracked
    .split("\n")
    .filter((file) => file && !/\.(generated|d)\.ts$/.test(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const),
);
const problems = [...files].flatMap(([file, source]) =>
  findNameProblems(file, source).map((problem) => ({ file, ...problem })),
);
const needless = findNeedlessAllowances(files);

for (const { file, line, name, advice } of problems) console.error(`${file}:${line}  ${name}: use ${advice}`);
for (const allowance of needless) console.error(`scripts/check/names.ts  no file needs ${allowance}`);
if (problems.length + needless.length > 0) process.exit(1);
console.log(`${files.size} files use no banned name`);
