import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import remixConfig from "./remix.config.js";

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = {
  "~": from("./app"),
  "#db": from("./db"),
  "#tests": from("./tests"),
  "@stile-and-rail/content-lake": from("./packages/content-lake/src/index.ts"),
};

/**
 * A public page loads the framework, which few releases change, the frame of all pages, what blocks or lists share,
 * and its own part. Left to itself Rollup makes twenty small files of them, which compress worse by 3 to 5 kB.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  // With what it is packed by: a file that it imported would import it, and whichever came first would find the other empty.
  if (
    /commonjsHelpers|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//.test(
      id,
    )
  )
    return "framework";
  return Object.entries(shared).find(([, parts]) => isNeededBy(id, parts, getModuleInfo))?.[0];
}

/**
 * Each comes with all it imports, but for what stands in a file above it. The entry stands alone: it begins when it is
 * imported, and the pages of Remix import it last.
 */
const shared = {
  // Its rules stand on several pages, which else would take along whatever script imports them first.
  samples: ["/app/domains/samples/samples.css"],
  rating: ["/app/ui/content/rating.tsx"],
  frame: [
    "vite/preload-helper",
    "/app/root.tsx",
    "/app/domains/seo/",
    "/app/ui/navigation/breadcrumb.tsx",
    // Small, and on nearly every page.
    "/app/ui/content/read-more.tsx",
    "/app/ui/title.tsx",
    "/app/ui/runtime/use-keyed-state.ts",
    "/app/ui/runtime/use-pre-hydration-input.ts",
    "/app/content/picture-ratios.ts",
    "/app/kernel/stega.ts",
    "/app/kernel/truncate.ts",
    "/app/content/plain-text.ts",
    "/app/domains/samples/samples.messages.ts",
    "/app/blocks/page-meta.ts",
    "/app/blocks/cms-page-layout.tsx",
  ],
  blocks: ["/app/blocks/page-blocks.tsx"],
  prices: [
    "/app/kernel/money.ts",
    "/app/domains/samples/sample-price.ts",
    "/app/domains/samples/sample-product.ts",
    "/app/ui/feedback/use-expiring-message.ts",
  ],
  doors: [
    "/app/domains/catalog/favorites/share-button.tsx",
    "/app/domains/catalog/favorites/style-codes.ts",
    "/app/domains/catalog/favorites/use-favorites.ts",
    "/app/domains/catalog/finishes/finish-selection.ts",
    "/app/ui/badge.tsx",
  ],
  fields: [
    "/app/ui/fields/field.tsx",
    "/app/ui/fields/checkbox-field.tsx",
    "/app/ui/fields/select-field.tsx",
    "/app/ui/fields/text-field.tsx",
  ],
  lists: ["/app/ui/navigation/list-search.tsx", "/app/ui/navigation/pagination.tsx"],
};

for (const part of Object.values(shared).flat())
  if (/\.\w+$/.test(part) && !existsSync(from(`.${part}`))) throw new Error(`There is no ${part} to share.`);

/** Whether the module is one of the parts, or imported by one at whatever distance. */
function isNeededBy(
  id: string,
  parts: readonly string[],
  getModuleInfo: Rollup.GetModuleInfo,
  seen = new Set<string>(),
): boolean {
  if (parts.some((part) => id.includes(part))) return true;
  seen.add(id);
  return (getModuleInfo(id)?.importers ?? []).some(
    (importer) => !seen.has(importer) && isNeededBy(importer, parts, getModuleInfo, seen),
  );
}

export default defineConfig(({ isSsrBuild = false }) => ({
  cacheDir: ".cache/vite",
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias },
  // The development server finds the packages of all pages when it starts, not at the first visit of each page.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.{ts,tsx}"] },
  build: {
    // One CSS pipeline for server and client builds, or their hashes differ and the page asks for a missing file.
    cssMinify: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The server's code is one file, read when it starts: a build that takes its place cannot take parts from under it.
    rollupOptions: { output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: chunkOf } },
  },
  ssr: { noExternal: ["keen-slider"] },
  // The Studio is a package of its own, built beside the shop: its files are no reason to reload a page.
  server: { watch: { ignored: ["**/studio/**", "**/.data/**", "**/.cache/**"] } },
}));
