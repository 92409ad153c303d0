import type { Content } from "~/content/client/content";
import { createDocumentCache, type DocumentCache } from "~/content/client/document-cache.server";
import { styleCardFields, styleColorProjection } from "~/content/groq-fragments.server";
import { sampleIsOrderable } from "~/content/orderable-sample";
import type { Log } from "~/kernel/log";
import { type IndexedStyle, indexedStyleSchema } from "./indexed-style";
import { createStyleIndexes, type StyleIndexes } from "./style-index";

/** Every published style, in memory. */
export type Catalog = DocumentCache<IndexedStyle> & {
  /** The sorted and counted indexes of the styles. A publish that changes a style makes new ones. */
  readonly styleIndexes: () => Promise<StyleIndexes>;
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

export function createCatalog(sources: { readonly content: Content; readonly log: Log }): Catalog {
  const styles = createDocumentCache(sources, {
    filter: `_type == "style" && defined(code.current) && defined(brand->slug.current) && defined(images[0].asset)`,
    projection: fields,
    schema: indexedStyleSchema,
  });
  let indexed:
    | { readonly styles: ReadonlyMap<string, IndexedStyle>; readonly indexes: StyleIndexes }
    | undefined;
  return {
    ...styles,
    styleIndexes: async () => {
      const current = await styles.read();
      if (indexed?.styles !== current)
        indexed = { styles: current, indexes: createStyleIndexes(current.values()) };
      return indexed.indexes;
    },
  };
}
