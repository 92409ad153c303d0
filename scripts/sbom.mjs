// `npm run sbom`: the software bills of materials (CycloneDX) of the shop and of the Studio, from their lock files.
import "./start/node-version.cjs";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = ".cache/sbom";
const packages = [
  { name: "shop", cwd: "." },
  { name: "studio", cwd: "studio" },
];

mkdirSync(folder, { recursive: true });
for (const { name, cwd } of packages) {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"];
  const { status, stdout, stderr } = spawnSync("npm", args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(`npm could not list the packages of the ${name}:\n${stderr}`);
    process.exit(1);
  }
  const { components } = JSON.parse(stdout);
  const file = join(folder, `${name}.cdx.json`);
  writeFileSync(file, stdout);
  console.log(`${file}: ${components.length} packages`);
}
