import type { PortableText } from "./schemas";

/** The words of rich text: blocks apart by an empty line, whatever is no text left out. */
export function toPlainText(blocks: PortableText): string {
  return blocks
    .filter(({ _type }) => _type === "block")
    .map(({ children = [] }) => children.map(getSpanText).join(""))
    .join("\n\n");
}

function getSpanText(child: object): string {
  return "text" in child && typeof child.text === "string" ? child.text : "";
}
