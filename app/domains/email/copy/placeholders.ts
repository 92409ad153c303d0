import type { PortableText } from "~/content/schemas";

/** Replaces `{name}` by its value; an unknown placeholder stays unchanged. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z-]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}

/** Converts Portable Text to plain paragraphs, because emails have no rich text. */
export function toParagraphs(blocks: PortableText): string[] {
  return blocks
    .map((block) =>
      (block.children ?? []).map((child) => ("text" in child ? String(child.text) : "")).join(""),
    )
    .filter((paragraph) => paragraph.trim() !== "");
}
