import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const scriptFolder = dirname(fileURLToPath(import.meta.url));
/** Providers with browser scripts. */
const providers = ["stripe", "authorizenet", "paypal", "recaptcha"];

const bundled = new Map<string, Promise<string>>();

/** Returns a browser script of the sandbox with its placeholders replaced. */
export async function readBrowserScript(
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const made = bundled.get(name) ?? bundleScript(name);
  bundled.set(name, made);
  return Object.entries(values).reduce(
    (text, [placeholder, value]) => text.replaceAll(placeholder, value),
    await made,
  );
}

/** Uses the bundle of the build (scripts/build.mjs) when it exists; otherwise bundles the source on first use. */
async function bundleScript(name: string): Promise<string> {
  const built = join(scriptFolder, "sandbox-browser", `${name}.js`);
  if (existsSync(built)) return readFileSync(built, "utf8");
  const { build } = await import("esbuild");
  const result = await build({
    entryPoints: [findSource(name)],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}

function findSource(name: string): string {
  const folders = providers.map((provider) => join(scriptFolder, `../${provider}/browser`));
  const sourcePath = folders.map((folder) => join(folder, `${name}.ts`)).find((path) => existsSync(path));
  if (!sourcePath)
    throw new Error(`The sandbox's browser script ${name} is neither built nor here as source.`);
  return sourcePath;
}
