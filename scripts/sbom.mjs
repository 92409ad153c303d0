// `npm run sbom [-- FOLDER]`: writes the software bills of materials (CycloneDX) of shop and Studio from their lock
// files.
import "./start/node-version.cjs";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The part of CycloneDX that this file reads.
 * @typedef {{ "bom-ref": string, group?: string, name: string, version: string }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ metadata: { component: Component }, components: Component[], dependencies: Dependency[] }} Bom
 * @typedef {{ name?: string, version: string, dev?: boolean, link?: boolean }} LockEntry
 */

const folder = process.argv[2] ?? ".cache/sbom";
const packages = [
  { name: "shop", cwd: "." },
  { name: "studio", cwd: "studio" },
];

mkdirSync(folder, { recursive: true });
for (const { name, cwd } of packages) {
  // With `--omit=dev`, the default under NODE_ENV=production, npm also drops production packages that a development
  // package needs. This script therefore lists all packages and filters them.
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--include=dev"];
  const { status, stdout, stderr } = spawnSync("npm", args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(`npm could not list the packages of the ${name}:\n${stderr}`);
    process.exit(1);
  }
  const bom = withoutDevelopment(JSON.parse(stdout), listProductionPackages(join(cwd, "package-lock.json")));
  const file = join(folder, `${name}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file}: ${bom.components.length} packages`);
}

/**
 * Keeps the packages that production installs, and the dependencies between them.
 * @param {Bom} bom
 * @param {ReadonlySet<string>} installed
 */
function withoutDevelopment(bom, installed) {
  const components = bom.components.filter((one) => installed.has(`${getFullName(one)}@${one.version}`));
  const refs = new Set([bom.metadata.component["bom-ref"], ...components.map((one) => one["bom-ref"])]);
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...bom, components, dependencies };
}

/** @param {Pick<Component, "group" | "name">} component */
function getFullName({ group, name }) {
  return group ? `${group}/${name}` : name;
}

/**
 * Returns name and version of each package that production installs, without the packages of this repository. When a
 * version is installed for both development and production, npm reports only one. The lock file contains both.
 * @param {string} lockPath
 */
function listProductionPackages(lockPath) {
  /** @type {{ packages: Record<string, LockEntry> }} */
  const { packages } = JSON.parse(readFileSync(lockPath, "utf8"));
  const entries = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
  );
  return new Set(
    entries.map(([path, { name, version }]) => `${name ?? path.split("node_modules/").at(-1)}@${version}`),
  );
}
