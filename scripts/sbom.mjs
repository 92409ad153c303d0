// `npm run sbom [-- FOLDER]`: the software bills of materials (CycloneDX) of the shop and of the Studio, from their
// lock files.
import "./start/node-version.cjs";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? ".cache/sbom";
const packages = [
  { name: "shop", cwd: "." },
  { name: "studio", cwd: "studio" },
];

mkdirSync(folder, { recursive: true });
for (const { name, cwd } of packages) {
  // `--omit=dev` of npm, its default with NODE_ENV=production, also drops production packages that a development
  // package needs. So npm lists all.
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
  const bom = withoutDevelopment(JSON.parse(stdout));
  const file = join(folder, `${name}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file}: ${bom.components.length} packages`);
}

/** Keeps the packages that production installs, and the dependencies between them. */
function withoutDevelopment(bom) {
  const components = bom.components.filter((component) => !isDevelopment(component));
  const refs = new Set([bom.metadata.component["bom-ref"], ...components.map((one) => one["bom-ref"])]);
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...bom, components, dependencies };
}

function isDevelopment({ properties = [] }) {
  return properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");
}
