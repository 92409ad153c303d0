/** Joins the parts of a preview's subtitle and leaves out empty ones. */
export function line(...parts: readonly (string | number | false | null | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== null && part !== false && part !== "")
    .join(" · ");
}

/** Formats '1 card' or '3 cards'. Previews select a list's length, because they may also select a part of the list. */
export function count(length: number | undefined, one: string, many = `${one}s`): string {
  return `${length ?? 0} ${length === 1 ? one : many}`;
}

/** Returns the title of a chosen option instead of its stored value. */
export function chosen(
  choices: readonly { readonly title: string; readonly value: string }[],
  value: unknown,
): string | undefined {
  return choices.find((choice) => choice.value === value)?.title;
}
