import type { AppLoadContext } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { loader as compare } from "~/routes/shop/compare";
import { loader as favorites } from "~/routes/shop/favorites";
import { loader as style } from "~/routes/shop/style";
import { loader as visualizer } from "~/routes/shop/visualizer";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const loaders = { style, visualizer, favorites, compare };
const paths: { readonly [K in keyof typeof loaders]: string } = {
  style: "/products/kitchen-cabinets/uscd/wtse",
  visualizer: "/visualizer",
  favorites: "/favorites",
  compare: "/compare",
};

let services: AppLoadContext["services"];
beforeAll(() => {
  const content = contentOf(importedDataset());
  const catalog = createCatalog({ content, log: silentLog });
  const env = { publicUrl: "https://shop.example" };
  services = { content, catalog, env, log: silentLog } as unknown as AppLoadContext["services"];
});

/** Returns whether the loader allows the page cache for this query. */
async function isCacheable(name: keyof typeof loaders, query: string): Promise<boolean> {
  let isKept = true;
  const skipPageCache = () => {
    isKept = false;
  };
  const request = new Request(`https://shop.example${paths[name]}${query}`);
  const params = { brandSlug: "uscd", styleName: "wtse" };
  await loaders[name]({ request, params, context: { services, skipPageCache } });
  return isKept;
}

describe("page cache", () => {
  it.each([
    ["style", ""],
    ["style", "?type=color&value=white"],
    ["style", "?utm_source=mail"],
    ["visualizer", ""],
    ["visualizer", "?room=kitchen&main=wtse"],
    ["favorites", ""],
    ["favorites", "?style=wtse"],
    ["compare", "?style=trnv&style=wtse"],
  ] as const)("caches the %s page with the known parameters '%s'", async (name, query) => {
    expect(await isCacheable(name, query)).toBe(true);
  });

  it.each([
    ["style", "?type=color&value=made-up"],
    ["style", "?type=made-up&value=white"],
    ["style", "?value=white"],
    ["style", "?type=color&value=white&value=made-up"],
    ["style", "?finish-made-up=white"],
    ["style", "?finish-color=made-up"],
    ["style", "?finish-color=white&type=color&value=white"],
    ["visualizer", "?room=made-up"],
    ["visualizer", "?main=made-up"],
    ["visualizer", "?island=wtse&island=made-up"],
    ["favorites", "?style=made-up"],
    ["favorites", "?style=wtse&style=wtse"],
    ["compare", "?style=trnv&style=made-up"],
  ] as const)(
    "does not cache the %s page with the unknown parameters or values '%s' [CAT-006]",
    async (name, query) => {
      expect(await isCacheable(name, query)).toBe(false);
    },
  );
});
