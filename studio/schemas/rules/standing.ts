import type { ConditionalPropertyCallbackContext } from "sanity";

type Standing = Pick<ConditionalPropertyCallbackContext, "path">;

/** Checks if a field is inside one of these lists, so that the form hides fields without an effect there. */
export function standsIn(...lists: readonly string[]) {
  return ({ path }: Standing): boolean =>
    path.some((step) => typeof step === "string" && lists.includes(step));
}

export function standsOutside(...lists: readonly string[]) {
  const isInside = standsIn(...lists);
  return (standing: Standing): boolean => !isInside(standing);
}
