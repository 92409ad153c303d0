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
  // The first match wins, so the longer names come first.
  "@stile-and-rail/content-lake/paths": from("./packages/content-lake/src/paths.ts"),
  "@stile-and-rail/content-lake/stega-fields": from("./packages/content-lake/src/queries/stega-fields.ts"),
  "@stile-and-rail/content-lake": from("./packages/content-lake/src/index.ts"),
  "@stile-and-rail/http": from("./packages/http/src"),
};

/**
 * Chooses the chunk of a module. A public page loads the framework (few releases change it), the frame, the parts that
 * blocks or lists share, and its route. Rollup's default is twenty small files, which compress worse by 3 to 5 kB.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  // The CommonJS helpers are in this chunk too, because a separate chunk would create a circular import.
  if (
    /commonjsHelpers|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//.test(
      id,
    )
  )
    return "framework";
  return Object.entries(shared).find(([, parts]) => isNeededBy(id, parts, getModuleInfo))?.[0];
}

/**
 * The modules of each chunk. A chunk includes all imports of its modules, except those of a chunk listed earlier. The
 * entry is separate, because it runs when it is imported, and Remix imports it last.
 */
const shared = {
  rating: ["/app/ui/content/rating.tsx"],
  frame: [
    "vite/preload-helper",
    "/app/root.tsx",
    "/app/domains/seo/",
    "/app/ui/navigation/breadcrumb.tsx",
    // Small, and on nearly every page.
    "/app/ui/content/read-more.tsx",
    "/app/ui/title.tsx",
    "/app/ui/fields/select-arrow.tsx",
    "/app/ui/runtime/use-keyed-state.ts",
    "/app/ui/runtime/use-hydration-layout-effect.ts",
    "/app/ui/runtime/use-pre-hydration-input.ts",
    "/app/content/pictures/picture-ratios.ts",
    "/app/kernel/result.ts",
    "/app/kernel/text/stega.ts",
    "/app/kernel/text/truncate.ts",
    "/app/content/rich-text/plain-text.ts",
    "/app/domains/samples/samples.messages.ts",
    "/app/blocks/page/page-meta.ts",
    "/app/blocks/page/cms-page-layout.tsx",
  ],
  blocks: ["/app/blocks/page/page-blocks.tsx"],
  prices: [
    "/app/kernel/money/money.ts",
    "/app/domains/samples/sample-price.ts",
    "/app/domains/samples/sample-product.ts",
    "/app/ui/feedback/use-expiring-message.ts",
  ],
  doors: [
    "/app/domains/catalog/compare/compare-rows.ts",
    "/app/domains/catalog/favorites/share-button.tsx",
    "/app/domains/catalog/favorites/style-codes.ts",
    "/app/domains/catalog/favorites/use-favorites.ts",
    "/app/domains/catalog/finishes/finish-selection.ts",
    "/app/ui/badge.tsx",
  ],
  orders: [
    "/app/domains/orders/order-success-record.ts",
    "/app/domains/orders/views/address-text.tsx",
    "/app/domains/orders/views/totals-list.tsx",
    "/app/domains/payments/payment-return.ts",
    "/app/domains/regions/countries.ts",
    "/app/kernel/text/typed-text.ts",
    "/app/ui/feedback/alert.tsx",
    "/app/ui/feedback/skeleton.tsx",
    "/app/ui/navigation/use-open-page.ts",
    "/packages/http/src/send-json.ts",
  ],
  forms: [
    "/app/ui/fields/field.tsx",
    "/app/ui/fields/card-radio-group.tsx",
    "/app/ui/fields/checkbox-field.tsx",
    "/app/ui/fields/error-summary.tsx",
    "/app/ui/fields/select-field.tsx",
    "/app/ui/fields/text-field.tsx",
    "/app/domains/forms/fields/form-group-fields.tsx",
    "/app/domains/forms/validation/use-validated-form.ts",
  ],
  samples: ["/app/domains/samples/selection/use-samples.ts"],
  consent: ["/app/domains/consent/consent-banner.tsx"],
  lists: ["/app/ui/navigation/list-search.tsx", "/app/ui/navigation/pagination.tsx"],
};

for (const part of Object.values(shared).flat())
  if (/\.\w+$/.test(part) && !existsSync(from(`.${part}`))) throw new Error(`There is no ${part} to share.`);

/** Returns whether the module is one of the parts, or a direct or indirect import of one. */
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
    // Server and client builds share one CSS pipeline. Otherwise their hashes differ and the page requests a missing file.
    cssMinify: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The server's code is one file that is read at the start, so that a new build cannot remove parts of a running server.
    rollupOptions: { output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: chunkOf } },
  },
  ssr: { noExternal: ["keen-slider"] },
  // The Studio is a separate package, so changes of its files do not reload a page of the shop.
  server: { watch: { ignored: ["**/studio/**", "**/.data/**", "**/.cache/**"] } },
}));
