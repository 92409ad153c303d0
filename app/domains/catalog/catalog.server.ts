import type { Content } from "~/content/content";
import { createDocumentCache, type DocumentCache } from "~/content/document-cache.server";
import { styleCardFields, styleColorProjection } from "~/content/groq-fragments.server";
import { sampleIsOrderable } from "~/content/orderable-sample";
import type { Log } from "~/kernel/log";
import { type ListedStyle, listedStyleShape } from "./listed-style";
import { CatalogShelves, type StyleShelves } from "./style-shelf";

/** Every style of the shop, in memory. */
export type Catalog = DocumentCache<ListedStyle> & {
  /** The same sorted and counted, kept up with each publish. */
  readonly shelves: () => Promise<StyleShelves>;
};

const fields = `
  ${styleCardFields},
  "dependsOn": [brand._ref, category._ref, ${styleColorProjection.ref}][defined(@)],
  "brandSlug": brand->slug.current,
  "finishValue": ${styleColorProjection.value},
  construction, material, family, publishedAt,
  "description": pt::text(description),
  "categoryTitles": [category->title][defined(@)],
  "sample": select(${sampleIsOrderable} => sample{sku, name, price}),
  "rank": coalesce(brand->orderRank, 0) * 1000000 + coalesce(orderRank, 0)
`;

export function keepCatalog(sources: { readonly content: Content; readonly log: Log }): Catalog {
  const styles = createDocumentCache(sources, {
    filter: `_type == "style" && defined(code.current) && defined(brand->slug.current) && defined(images[0].asset)`,
    projection: fields,
    schema: listedStyleShape,
  });
  const shelves = new CatalogShelves();
  return { ...styles, shelves: async () => shelves.follow(await styles.read()) };
}
