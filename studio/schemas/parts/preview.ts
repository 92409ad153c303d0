/** Puts what is known about a document into one line: empty parts leave no trace. */
export function line(...parts: readonly (string | number | false | null | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== null && part !== false && part !== "")
    .join(" · ");
}

/** '1 card', '3 cards'; previews select a list's length, because a part of the list may be selected beside it. */
export function count(length: number | undefined, one: string, many = `${one}s`): string {
  return `${length ?? 0} ${length === 1 ? one : many}`;
}

/** What an editor chose, in the words of the choice: a stored value never meets a person's eyes. */
export function chosen(
  choices: readonly { readonly title: string; readonly value: string }[],
  value: unknown,
): string | undefined {
  return choices.find((choice) => choice.value === value)?.title;
}
