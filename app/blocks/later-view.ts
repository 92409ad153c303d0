import type { ComponentType } from "react";
import { capitalized } from "~/kernel/text";
import { later } from "~/ui/later";
import type { BlockType } from "./block-types";
import type { BlockViewProps } from "./block-view";

/** The file of a block's view: it exports the component under the block's own name, 'cardGrid' as `CardGrid`. */
type ViewFile<T extends BlockType> = { readonly [Name in Capitalize<T>]: ComponentType<BlockViewProps<T>> };

/** A view whose script comes when the block nears the window of somebody who moves (`ui/later.tsx`). */
export function nearby<T extends BlockType>(type: T, load: () => Promise<ViewFile<T>>) {
  return later<BlockViewProps<T>>(type, async () => (await load())[capitalized(type)]);
}

/** A view that does something by itself: its script comes when the block nears the window, moved or not. */
export function inSight<T extends BlockType>(type: T, load: () => Promise<ViewFile<T>>) {
  return later<BlockViewProps<T>>(type, async () => (await load())[capitalized(type)], "sight");
}

/** A view that moves only at the visitor's hand, and works so without script: it waits for the first touch. */
export function onTouch<T extends BlockType>(type: T, load: () => Promise<ViewFile<T>>) {
  return later<BlockViewProps<T>>(type, async () => (await load())[capitalized(type)], "touch");
}
