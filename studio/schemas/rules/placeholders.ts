import { listFieldTexts, toList, toRecord } from "./read-untyped";

/** A placeholder `{name}` that the shop fills in. */
export type Placeholder = { readonly name: string; readonly title: string };

/** Rejects unknown placeholders in a text or rich text. */
export function validatePlaceholders(placeholders: readonly Placeholder[]): (text: unknown) => true | string {
  const knownNames = placeholders.map(({ name }) => name);
  return (text) => {
    const unknown = [...toPlainText(text).matchAll(/\{([^}]*)\}/g)].find(
      (match) => !knownNames.includes(match[1] ?? ""),
    );
    if (!unknown) return true;
    return `${unknown[0]} won't be filled in. You can use ${knownNames.map((name) => `{${name}}`).join(", ")}.`;
  };
}

/** Joins the spans of each paragraph, because part of a placeholder may be bold. */
function toPlainText(text: unknown): string {
  if (typeof text === "string") return text;
  return toList(text)
    .map((block) => listFieldTexts(toRecord(block).children, "text").join(""))
    .join("\n");
}
