import type { ConditionalPropertyCallbackContext } from "sanity";

type FieldContext = Pick<ConditionalPropertyCallbackContext, "path">;

/** Checks if a field is inside one of these lists, so that the form hides fields without an effect there. */
export function isFieldInsideLists(...lists: readonly string[]) {
  return ({ path }: FieldContext): boolean =>
    path.some((step) => typeof step === "string" && lists.includes(step));
}

export function isFieldOutsideLists(...lists: readonly string[]) {
  const isInside = isFieldInsideLists(...lists);
  return (context: FieldContext): boolean => !isInside(context);
}
