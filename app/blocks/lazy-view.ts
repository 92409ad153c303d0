import type { ComponentType } from "react";
import { capitalize } from "~/kernel/text";
import { type LazyPartOptions, lazyPart } from "~/ui/runtime/lazy-part";
import type { BlockType } from "./block-types";
import type { BlockViewProps } from "./block-view";

/** The file of a block's view: it exports the component under the block's own name, 'cardGrid' as `CardGrid`. */
type ViewFile<T extends BlockType> = { readonly [Name in Capitalize<T>]: ComponentType<BlockViewProps<T>> };

/** A block's view with a script of its own. */
export function lazyView<T extends BlockType>(
  type: T,
  load: () => Promise<ViewFile<T>>,
  options?: LazyPartOptions,
) {
  return lazyPart<BlockViewProps<T>>(async () => (await load())[capitalize(type)], options);
}
