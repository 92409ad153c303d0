import type { ConditionalPropertyCallbackContext } from "sanity";

type FieldContext = Pick<ConditionalPropertyCallbackContext, "path">;

/** Checks if a field is inside one of these lists, so that the form hides fields without an effect there. */
export function isInsideList(...lists: readonly string[]) {
  return ({ path }: FieldContext): boolean =>
    path.some((step) => typeof step === "string" && lists.includes(step));
}

export function isOutsideList(...lists: readonly string[]) {
  const isInside = isInsideList(...lists);
  return (context: FieldContext): boolean => !isInside(context);
}
