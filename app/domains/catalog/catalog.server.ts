import type { Content } from "~/content/content";
import { ownColor, styleCardFields } from "~/content/fragments.server";
import { type KeptDocuments, keepDocuments } from "~/content/kept-documents.server";
import type { Log } from "~/kernel/log";
import { sampleIsOrderable } from "~/kernel/orderable-sample";
import { type ListedStyle, listedStyleShape } from "./listed-style";
import { CatalogShelves, type StyleShelves } from "./style-shelf";

/** Every style of the shop, in memory. */
export type Catalog = KeptDocuments<ListedStyle> & {
  /** The same sorted and counted, kept up with each publish. */
  readonly shelves: () => Promise<StyleShelves>;
};

const fields = `
  ${styleCardFields},
  "dependsOn": [brand._ref, category._ref, ${ownColor.ref}][defined(@)],
  "brandSlug": brand->slug.current,
  "finishValue": ${ownColor.value},
  construction, material, family, publishedAt,
  "description": pt::text(description),
  "categoryTitles": [category->title][defined(@)],
  "sample": select(${sampleIsOrderable} => sample{sku, name, price}),
  "rank": coalesce(brand->orderRank, 0) * 1000000 + coalesce(orderRank, 0)
`;

export function keepCatalog(sources: { readonly content: Content; readonly log: Log }): Catalog {
  const styles = keepDocuments(sources, {
    which: `_type == "style" && defined(code.current) && defined(brand->slug.current) && defined(images[0].asset)`,
    fields,
    shape: listedStyleShape,
  });
  const shelves = new CatalogShelves();
  return { ...styles, shelves: async () => shelves.follow(await styles.read()) };
}
