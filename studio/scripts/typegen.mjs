// `npm run typegen`: generates schema.json and content-types.generated.ts. With --check it only reports whether they are
// current.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made = ["schema.json", "content-types.generated.ts"];
const isCheck = process.argv.includes("--check");

/** Stores the digest of the last successful check, because a check takes most of a minute. */
const stampPath = "../.cache/typegen.checked";
const require = createRequire(import.meta.url);
const { digestOf } = require("../../scripts/start/inputs.cjs");
const { studioInputs } = require("../../scripts/start/studio.cjs");
const digest = digestOf([...made, "scripts", ...studioInputs.map((path) => join("..", path))]);
if (isCheck && existsSync(stampPath) && readFileSync(stampPath, "utf8") === digest) process.exit();

const before = mkdtempSync(join(tmpdir(), "typegen-"));
for (const file of made) cpSync(file, join(before, file));

sanity("schema", "extract", "--path", "schema.json", "--enforce-required-fields");
sanity("typegen", "generate");

const stale = made.filter((file) => !readFileSync(file).equals(readFileSync(join(before, file))));
if (isCheck) {
  for (const file of made) cpSync(join(before, file), file);
  if (stale.length > 0) {
    console.error(
      `${stale.join(" and ")} do not match the schemas. Run npm run typegen in studio/ and commit.`,
    );
    process.exitCode = 1;
  } else {
    mkdirSync("../.cache", { recursive: true });
    writeFileSync(stampPath, digest);
  }
}
rmSync(before, { recursive: true });

/** @param {string[]} args */
function sanity(...args) {
  const env = { ...process.env, DO_NOT_TRACK: "1", CI: "1" };
  execFileSync(process.execPath, ["node_modules/sanity/bin/sanity", ...args], { env, stdio: "pipe" });
}
