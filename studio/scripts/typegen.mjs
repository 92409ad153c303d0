// `npm run typegen`: writes schema.json and content-types.generated.ts anew. With --check it only tells whether they are current.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made = ["schema.json", "content-types.generated.ts"];
const isCheck = process.argv.includes("--check");
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
  }
}
rmSync(before, { recursive: true });

function sanity(...args) {
  const env = { ...process.env, DO_NOT_TRACK: "1", CI: "1" };
  execFileSync(process.execPath, ["node_modules/sanity/bin/sanity", ...args], { env, stdio: "pipe" });
}
