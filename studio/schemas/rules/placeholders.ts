import { entryOf, listOf, textsOf } from "./read";

/** A placeholder `{name}` that the shop fills in. */
export type Placeholder = { readonly name: string; readonly title: string };

/** Rejects unknown placeholders in a text or rich text. */
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

/** Joins the spans of each paragraph, because part of a placeholder may be bold. */
function textOf(words: unknown): string {
  if (typeof words === "string") return words;
  return listOf(words)
    .map((block) => textsOf(entryOf(block).children, "text").join(""))
    .join("\n");
}
