// `npm run requirements` writes docs/requirements/tests.md: the tests of each requirement. `npm run check` runs it with
// `--check`. It then fails when that file is stale, or when a file names an unknown requirement or decision.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBadCitations } from "./citations";

const folder = "docs/requirements";
const listPath = join(folder, "tests.md");
/** This test contains invalid citations on purpose. */
const citationsTest = "tests/architecture/citations.test.ts";

type Requirement = { readonly id: string; readonly page: string };
type Test = { readonly file: string; readonly title: string; readonly ids: readonly string[] };

const requirements = readdirSync(folder)
  .filter((name) => name.endsWith(".md") && name !== "tests.md" && name !== "README.md")
  .flatMap((page) => listHeadings(page).map((id): Requirement => ({ id, page })));
const known = new Set(requirements.map(({ id }) => id));
const areas = new Set(requirements.map(({ id }) => id.split("-")[0] ?? ""));
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file)).flatMap(listTests);
const list = render();

if (process.argv.includes("--check")) {
  const problems = [...listUnknownIds(), ...listBadCitations()];
  if (readFileSync(listPath, "utf8") !== list) problems.push(`${listPath} is stale: npm run requirements`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`${known.size} requirements, ${tests.length} tests that name them`);
} else {
  writeFileSync(listPath, list);
  const untested = requirements.filter(({ id }) => !tests.some(({ ids }) => ids.includes(id)));
  console.log(`${listPath}: ${untested.length} of ${known.size} requirements have no test`);
}

function listHeadings(page: string): readonly string[] {
  return [...readFileSync(join(folder, page), "utf8").matchAll(/^### ([A-Z]{3,4}-\d{3})$/gm)].map(
    ([, id = ""]) => id,
  );
}

/** Returns the test titles of a file that name a requirement. */
function listTests(file: string): readonly Test[] {
  const quoted = /(["'`])((?:(?!\1)[^\\\n]|\\.)*\[[A-Z]{3,4}-\d{3}(?:(?!\1)[^\\\n]|\\.)*)\1/g;
  return [...readFileSync(file, "utf8").matchAll(quoted)].map(([, , title = ""]) => ({
    file,
    title: title
      .replace(/\s*\[[A-Z]{3,4}-\d{3}[^\]]*\]\s*/g, " ")
      .replace(/\\(.)/g, "$1")
      .replace(/\s*@[a-z-]+/g, "")
      .trim(),
    ids: listIds(title),
  }));
}

function listIds(text: string): readonly string[] {
  return [...text.matchAll(/\b[A-Z]{3,4}-\d{3}\b/g)].map(([id]) => id).filter((id) => isOfAnArea(id));
}

function isOfAnArea(id: string): boolean {
  return areas.has(id.split("-")[0] ?? "");
}

function listUnknownIds(): string[] {
  return files
    .filter((file) => /\.(tsx?|mjs|cjs|md)$/.test(file) && file !== listPath)
    .flatMap((file) =>
      [...new Set(listIds(readFileSync(file, "utf8")))]
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id} is no requirement of ${folder}`),
    );
}

function listBadCitations(): readonly string[] {
  const decisions = readdirSync("docs/decisions");
  return files
    .filter(
      (file) => /\.(tsx?|mjs|cjs|css|sql|md|json)$/.test(file) && file !== citationsTest && existsSync(file),
    )
    .flatMap((file) => findBadCitations({ file, text: readFileSync(file, "utf8"), decisions }));
}

function render(): string {
  const sections = requirements.map(({ id, page }) => {
    const testsOfRequirement = tests.filter(({ ids }) => ids.includes(id));
    const lines = testsOfRequirement.map(
      ({ file, title }) => `- [${file}](../../${file}): ${title.replace(/([\\`*_[\]<>|])/g, "\\$1")}`,
    );
    const proof = lines.length > 0 ? lines.join("\n") : "No test.";
    return `## [${id}](${page}#${id.toLowerCase()})\n\n${proof}\n`;
  });
  return `# Tests of each requirement\n\nWritten by \`npm run requirements\`.\n\n${sections.join("\n")}`;
}
