import type { Finish, FinishGroup, StyleImage } from "../style.schema";
import { finishParameterNames, finishParameterPrefix } from "./finish-parameters";

export type FinishChoice = { readonly group: string; readonly value: string };

/** The selected finish of a group and the origin of the selection. */
export type SelectedFinish = {
  readonly group: FinishGroup;
  readonly finish: Finish;
  readonly origin: "default" | "earlier-choice" | "latest-choice";
};

/** Returns the finish of every group: the one in the query, or the group's first (CAT-005). */
export function selectFinishes(
  groups: readonly FinishGroup[],
  query: URLSearchParams,
): readonly SelectedFinish[] {
  const latestGroup = query.get("type");
  return groups.flatMap((group) => {
    const isLatest = group.name === latestGroup;
    const value = query.get(isLatest ? "value" : getFinishParameterName(group.name));
    const chosen = group.items.find((item) => item.value === value);
    const finish = chosen ?? group.items[0];
    if (!finish) return [];
    const origin = !chosen ? "default" : isLatest ? "latest-choice" : "earlier-choice";
    return [{ group, finish, origin } as const];
  });
}

const usedParameters = { default: 0, "earlier-choice": 1, "latest-choice": 2 } as const;

/** Returns whether every finish parameter of a query selects a finish of these groups. */
export function hasOnlyKnownFinishes(groups: readonly FinishGroup[], query: URLSearchParams): boolean {
  const names: readonly string[] = finishParameterNames;
  const givenParameters = [...query.keys()].filter(
    (name) => names.includes(name) || name.startsWith(finishParameterPrefix),
  );
  const used = selectFinishes(groups, query).reduce((sum, { origin }) => sum + usedParameters[origin], 0);
  return givenParameters.length === used;
}

/** Returns the query after a choice; choices in other groups and other parameters are kept (CAT-006). */
export function setFinishChoice(
  query: URLSearchParams,
  groups: readonly FinishGroup[],
  { group, value }: FinishChoice,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const parameters = [...finishParameterNames, ...groups.map(({ name }) => getFinishParameterName(name))];
  for (const name of parameters) next.delete(name);
  next.set("type", group);
  next.set("value", value);
  for (const other of selectFinishes(groups, query)) {
    if (other.origin !== "default" && other.group.name !== group)
      next.set(getFinishParameterName(other.group.name), other.finish.value);
  }
  return next;
}

/** Returns the query parameter of a finish group. The latest choice of all groups is in `type` and `value` instead. */
export function getFinishParameterName(group: string): string {
  return `${finishParameterPrefix}${group}`;
}

/**
 * Adds the pictures of the selected finishes: previews before the style's pictures, doors after them
 * (CAT-009). The pictures of the latest choice come first and last. A color adds its pictures even by
 * default, because it is the color of the page.
 */
export function getPicturesForFinishes(
  images: readonly StyleImage[],
  selected: readonly SelectedFinish[],
): readonly StyleImage[] {
  const visibleFinishes = selected
    .filter(({ group, origin }) => origin !== "default" || group.name === "color")
    .sort((one, other) => originOrder[one.origin] - originOrder[other.origin])
    .map(({ finish }) => finish);
  const previews = visibleFinishes.flatMap((finish) => toLabeledPicture(finish.previewImage, finish));
  const doors = visibleFinishes
    .filter(({ doorImage, previewImage }) => doorImage?.src !== previewImage?.src)
    .flatMap((finish) => toLabeledPicture(finish.doorImage, finish));
  return removeDuplicateImages([...previews, ...images, ...doors.reverse()]);
}

const originOrder = { "latest-choice": 0, "earlier-choice": 1, default: 2 } as const;

function toLabeledPicture(image: Finish["image"], { label }: Finish): readonly StyleImage[] {
  return image ? [{ ...image, type: "base", label }] : [];
}

/** Removes repeated pictures, because two finishes may share one. */
function removeDuplicateImages(images: readonly StyleImage[]): readonly StyleImage[] {
  return images.filter((image, index) => images.findIndex(({ src }) => src === image.src) === index);
}

/** The number of swatches before the '+N' toggle, by layout (CAT-008). */
export const maxVisibleSwatches = { v1: 11, v2: 10, card: 9 } as const;

/**
 * Splits the items of a group at the limit; `hiddenCount` is the N of '+N'. The chosen item is always
 * visible.
 */
export function splitSwatches(
  items: readonly Finish[],
  limit: number,
  selectedValue: string | undefined,
): { readonly visibleItems: readonly Finish[]; readonly hiddenCount: number } {
  if (items.length <= limit) return { visibleItems: items, hiddenCount: 0 };
  const head = items.slice(0, limit);
  const selected = items.slice(limit).find((item) => item.value === selectedValue);
  const visibleItems = selected ? [...head.slice(0, limit - 1), selected] : head;
  return { visibleItems, hiddenCount: items.length - visibleItems.length };
}
