import type { PortableText } from "~/content/schemas";

/** Fills `{name}` with its value; a placeholder nobody knows stays as it was written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** Portable Text as plain paragraphs: mails carry words, not layouts. */
export function toParagraphs(blocks: PortableText): string[] {
  return blocks
    .map((block) =>
      (block.children ?? []).map((child) => ("text" in child ? String(child.text) : "")).join(""),
    )
    .filter((paragraph) => paragraph.trim() !== "");
}
