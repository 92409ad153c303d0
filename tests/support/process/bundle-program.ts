import { build } from "esbuild";

/**
 * Bundles a test program into one file for Node, and returns its path. It is bundled once, because a TypeScript loader
 * would take longer at each start than the rest of the test.
 */
export async function bundleProgram(entry: string, name: string): Promise<string> {
  const outfile = `.cache/${name}/${name}.js`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    loader: { ".css": "empty" },
    logLevel: "error",
  });
  return outfile;
}
