import type { Finish, FinishGroup, StyleImage } from "./style.schema";

/** The query parameters that carry a chosen finish (S1 §2): `?type=color&value=trry`. */
export type FinishChoice = { readonly type: string | null; readonly value: string | null };

/** The finish a group shows: its first item, unless the query names another of this group (CAT-005). */
export function selectedFinish(group: FinishGroup, choice: FinishChoice): Finish | undefined {
  const chosen =
    choice.type === group.name ? group.items.find((item) => item.value === choice.value) : undefined;
  return chosen ?? group.items[0];
}

/** The finish of a group that the address names; none where the group only shows its first. */
function chosenFinish(group: FinishGroup, choice: FinishChoice): Finish | undefined {
  return choice.type === group.name ? selectedFinish(group, choice) : undefined;
}

/**
 * The pictures of a page with those of the chosen finish: its preview first, its door last (S1 §3: previewImage,
 * doorImage). A color that nobody has chosen yet brings its own as well: it is the one the page shows.
 */
export function picturesWithFinish(
  images: readonly StyleImage[],
  groups: readonly FinishGroup[],
  choice: FinishChoice,
): readonly StyleImage[] {
  const color = groups.find(({ name }) => name === "color");
  const chosen = groups.map((group) => chosenFinish(group, choice)).find(Boolean);
  const finish = chosen ?? (color && selectedFinish(color, choice));
  const own = (image: Finish["image"]): readonly StyleImage[] =>
    image && finish ? [{ ...image, type: "base", label: finish.label }] : [];
  const last = finish?.doorImage?.src === finish?.previewImage?.src ? undefined : finish?.doorImage;
  return [...own(finish?.previewImage), ...images, ...own(last)];
}

/** Swatches shown before the '+N' toggle, by place (S1 §2, ruling A15). */
export const visibleSwatches = { v1: 11, v2: 10, card: 9 } as const;

/** Splits a group's items at the limit; `hiddenCount` is the N of '+N'. A chosen item is never hidden. */
export function splitSwatches(
  items: readonly Finish[],
  limit: number,
  selectedValue: string | undefined,
): { readonly shown: readonly Finish[]; readonly hiddenCount: number } {
  if (items.length <= limit) return { shown: items, hiddenCount: 0 };
  const head = items.slice(0, limit);
  const selected = items.slice(limit).find((item) => item.value === selectedValue);
  const shown = selected ? [...head.slice(0, limit - 1), selected] : head;
  return { shown, hiddenCount: items.length - shown.length };
}
