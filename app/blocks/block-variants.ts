import type { BlockType } from "./block-types";
import type { Block } from "./contents";

/** A block's looks: the field that chooses one, and all it can hold; the first is the usual one. */
type Looks = { readonly field: string; readonly values: readonly [string, ...string[]] };

/** Blocks that come in more than one look. */
export const blockLooks = {
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
} as const satisfies { readonly [T in BlockType]?: Looks };

/** Every look of a block type; a block with one look alone has none to name. */
export function looksOf(type: BlockType): readonly (string | undefined)[] {
  return looksTable[type]?.values ?? [undefined];
}

/** The look a block has where an editor placed it. */
export function lookOf(block: Block): string | undefined {
  const looks = looksTable[block._type];
  if (!looks) return undefined;
  const chosen: unknown = Reflect.get(block, looks.field);
  return typeof chosen === "string" ? chosen : looks.values[0];
}

const looksTable: { readonly [T in BlockType]?: Looks } = blockLooks;
