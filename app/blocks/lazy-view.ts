import type { ComponentType } from "react";
import { capitalize } from "~/kernel/text/text";
import { type LazyPartOptions, lazyPart } from "~/ui/runtime/lazy-part";
import type { BlockType } from "./block-types";
import type { BlockViewProps } from "./block-view";

/** The module of a block view. It exports the component under the block's name: 'cardGrid' as `CardGrid`. */
type ViewFile<T extends BlockType> = { readonly [Name in Capitalize<T>]: ComponentType<BlockViewProps<T>> };

/** Creates a block view whose script is loaded lazily. */
export function lazyView<T extends BlockType>(
  type: T,
  load: () => Promise<ViewFile<T>>,
  options?: LazyPartOptions,
) {
  return lazyPart<BlockViewProps<T>>(async () => (await load())[capitalize(type)], options);
}
