import { entryOf, listOf, textsOf } from "./read";

/** What the shop fills in where `{name}` stands. */
export type Placeholder = { readonly name: string; readonly title: string };

/** The words of a text or of a rich text must not hold braces that nothing will fill. */
export function knownPlaceholders(placeholders: readonly Placeholder[]): (words: unknown) => true | string {
  const known = placeholders.map(({ name }) => name);
  return (words) => {
    const unknown = [...textOf(words).matchAll(/\{([^}]*)\}/g)].find(
      (match) => !known.includes(match[1] ?? ""),
    );
    if (!unknown) return true;
    return `${unknown[0]} won't be filled in. You can use ${known.map((name) => `{${name}}`).join(", ")}.`;
  };
}

/** A rich text paragraph by paragraph: half of a placeholder may be bold. */
function textOf(words: unknown): string {
  if (typeof words === "string") return words;
  return listOf(words)
    .map((block) => textsOf(entryOf(block).children, "text").join(""))
    .join("\n");
}
