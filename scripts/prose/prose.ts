// `npm run prose -- <files or folders>` prints violations of the prose rules as file:line. Without paths, as in `npm
// run check`, it reads the whole repository.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findProseProblems, proseFile } from "./find-problems";

const paths = process.argv.slice(2);
const files = listProseFiles(paths.length > 0 ? paths : ["."]);
let problemCount = 0;
for (const file of files)
  for (const { line, advice } of findProseProblems(file, readFileSync(file, "utf8"))) {
    console.error(`${file}:${line}  ${advice}`);
    problemCount += 1;
  }
console.log(`${files.length} files, ${problemCount} problems of prose`);
if (problemCount > 0) process.exit(1);

/** Returns the tracked files below the given paths that contain prose, without generated files. */
function listProseFiles(folders: readonly string[]): readonly string[] {
  const missing = folders.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`No such file or folder: ${missing.join(", ")}`);
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...folders];
  return execFileSync("git", list, { encoding: "utf8" })
    .split("\n")
    .filter((file) => proseFile.test(file) && !/\.generated\.ts$|^docs\/requirements\/tests\.md$/.test(file))
    .filter((file) => existsSync(file));
}
