/** Joins the parts of a preview's subtitle and leaves out empty ones. */
export function joinPreviewParts(...parts: readonly (string | number | false | null | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== null && part !== false && part !== "")
    .join(" · ");
}

/** Formats '1 card' or '3 cards'. Previews select a list's length, because they may also select a part of the list. */
export function formatCount(length: number | undefined, singular: string, plural = `${singular}s`): string {
  return `${length ?? 0} ${length === 1 ? singular : plural}`;
}

/** Returns the title of a chosen option instead of its stored value. */
export function findChoiceTitle(
  choices: readonly { readonly title: string; readonly value: string }[],
  value: unknown,
): string | undefined {
  return choices.find((choice) => choice.value === value)?.title;
}
