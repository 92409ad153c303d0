import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = {
  "~": from("./app"),
  "#db": from("./db"),
  "#lake": from("./lake"),
  "#sandbox": from("./sandbox"),
  "#tests": from("./tests"),
};

/**
 * A public page loads the framework, which few releases change, the frame of all pages, and its own part. Left to
 * itself Rollup makes twenty small files of the last two, which compress worse by 5 kB.
 */
function chunkOf(id: string): string | undefined {
  if (
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//.test(
      id,
    )
  )
    return "framework";
  return frame.some((part) => id.includes(part)) ? "frame" : undefined;
}

/** What these import comes with them. */
const frame = ["vite/preload-helper", "/app/root.tsx", "/app/domains/seo/meta.ts", "/app/ui/breadcrumb.tsx"];

export default defineConfig(({ isSsrBuild = false }) => ({
  cacheDir: ".cache/vite",
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias },
  build: {
    // One CSS pipeline for server and client builds, or their hashes differ and the page asks for a missing file.
    cssMinify: true,
    target: "es2022",
    minify: "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  ssr: { noExternal: ["keen-slider"] },
  // The Studio is a package of its own, built beside the shop: its files are no reason to reload a page.
  server: { watch: { ignored: ["**/studio/**", "**/.data/**", "**/.cache/**"] } },
}));
