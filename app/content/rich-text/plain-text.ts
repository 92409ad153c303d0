import type { PortableText } from "../schemas";

/** Converts Portable Text to plain text with empty lines between blocks. */
export function toPlainText(blocks: PortableText): string {
  return blocks
    .filter(({ _type }) => _type === "block")
    .map(({ children = [] }) => children.map(getSpanText).join(""))
    .join("\n\n");
}

function getSpanText(child: object): string {
  return "text" in child && typeof child.text === "string" ? child.text : "";
}
