import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "sbom-"));
beforeAll(() => {
  const env = { ...process.env, NODE_ENV: "production" as const };
  execFileSync(process.execPath, ["scripts/sbom.mjs", folder], { env });
});
afterAll(() => rmSync(folder, { recursive: true }));

type Lock = { packages: Record<string, { name?: string; version: string; dev?: true; link?: true }> };
type Bom = {
  components: { "bom-ref": string; group?: string; name: string; version: string; purl: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;
const bomOf = (name: string) => readJson<Bom>(join(folder, `${name}.cdx.json`));

/** Lists the name and version of each external package that `npm ci --omit=dev` installs. */
function productionPackages(lockPath: string): readonly string[] {
  const entries = Object.entries(readJson<Lock>(lockPath).packages);
  const installed = entries.filter(
    ([path, entry]) => path.includes("node_modules/") && !entry.dev && !entry.link,
  );
  const names = installed.map(
    ([path, { name, version }]) => `${name ?? path.split("node_modules/").at(-1)}@${version}`,
  );
  return [...new Set(names)].sort();
}

describe("the software bill of materials", () => {
  it.each([
    ["shop", "package-lock.json"],
    ["studio", "studio/package-lock.json"],
  ])("lists in the %s file every production package of %s by version, and no other", (name, lock) => {
    const listed = bomOf(name).components.map(
      (one) => `${one.group ? `${one.group}/` : ""}${one.name}@${one.version}`,
    );
    expect([...new Set(listed)].sort()).toEqual(productionPackages(lock));
  });

  it("includes the packages that render pages, and no test runner", () => {
    const purls = bomOf("shop").components.map(({ purl }) => purl.replace(/@[^@]*$/, ""));
    for (const name of ["react", "react-dom", "%40remix-run/react", "zod", "sharp", "postgres"])
      expect(purls).toContain(`pkg:npm/${name}`);
    expect(purls).not.toContain("pkg:npm/vitest");
  });

  it("refers only to listed packages in its dependencies", () => {
    const { components, dependencies } = bomOf("shop");
    const refs = new Set(components.map((one) => one["bom-ref"]));
    const unknown = dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref));
    expect(dependencies.length).toBeGreaterThan(components.length);
    expect(unknown).toEqual([]);
  });
});
