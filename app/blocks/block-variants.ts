import type { Block } from "./block-contents";
import type { BlockType } from "./block-types";

/** The field that selects a variant and its values; the first is the default. */
type VariantField = { readonly field: string; readonly values: readonly [string, ...string[]] };

/** Blocks with more than one variant. */
export const blockVariants = {
  banner: { field: "bannerLayout", values: ["full", "split"] },
  pageTitle: { field: "variant", values: ["plain", "shadow-text", "one-column", "two-column"] },
  pageNotFound: { field: "variant", values: ["v1", "v2"] },
  mediaContent: {
    field: "layout",
    values: ["split", "kitchen", "advice", "overlay", "finance", "media"],
  },
  cardGrid: { field: "layout", values: ["grid-3", "grid-2", "grid-4", "feature", "image-cards"] },
  contactInfo: { field: "layout", values: ["contact", "help"] },
  downloadCatalog: { field: "layout", values: ["link", "dropdown"] },
  widget: { field: "kind", values: ["booking", "reviews", "map"] },
} as const satisfies { readonly [T in BlockType]?: VariantField };

/** Returns the variants of a block type; a block without variants gives a single undefined. */
export function getBlockVariants(type: BlockType): readonly (string | undefined)[] {
  return variantTable[type]?.values ?? [undefined];
}

type KitVariant = { readonly name: string; readonly fits: (block: Block) => boolean };

/**
 * Returns the variants for the kit page. A variant with a picture is listed once for each side of the
 * picture.
 */
export function getKitVariants(type: BlockType): readonly KitVariant[] {
  const variantField = variantTable[type] ?? listVariants[type];
  if (!variantField) return [{ name: type, fits: () => true }];
  const [usual] = variantField.values;
  return [
    ...variantField.values.map((value) => ({
      name: `${type}: ${value}`,
      fits: (block: Block) => getChosenVariant(block, variantField) === value,
    })),
    ...(mediaSideVariants[type]?.values ?? []).map((side) => ({
      name: `${type}: ${usual}, picture ${side}`,
      fits: (block: Block) =>
        getChosenVariant(block, variantField) === usual &&
        getChosenVariant(block, mediaSideVariants[type]) === side,
    })),
  ];
}

/** Returns the chosen variant, or the default. */
function getChosenVariant(block: Block, variantField: VariantField | undefined): string | undefined {
  const storedValue: unknown = variantField && Reflect.get(block, variantField.field);
  return typeof storedValue === "string" ? storedValue : variantField?.values[0];
}

const variantTable: { readonly [T in BlockType]?: VariantField } = blockVariants;

/** Variants that differ only in pagination. */
const listVariants: { readonly [T in BlockType]?: VariantField } = {
  styleList: { field: "pagination", values: ["page-numbers", "load-more", "infinite-scroll"] },
};

const mediaSideVariants: { readonly [T in BlockType]?: VariantField } = {
  mediaContent: { field: "mediaSide", values: ["right", "left"] },
};
