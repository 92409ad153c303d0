import { build } from "esbuild";

/**
 * A program of the tests as one file for Node, whose path is the answer: bundled once, since each start through a
 * TypeScript loader would take longer than all the rest of its test.
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
