import type { ConditionalPropertyCallbackContext } from "sanity";

type Standing = Pick<ConditionalPropertyCallbackContext, "path">;

/** Whether a field stands in an entry of one of these lists: what has no effect there is not asked there. */
export function standsIn(...lists: readonly string[]) {
  return ({ path }: Standing): boolean =>
    path.some((step) => typeof step === "string" && lists.includes(step));
}

export function standsOutside(...lists: readonly string[]) {
  const isInside = standsIn(...lists);
  return (standing: Standing): boolean => !isInside(standing);
}
