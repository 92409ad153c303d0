import type { PortableText } from "./shapes";

/** The words of rich text: blocks apart by an empty line, whatever is no text left out. */
export function plainTextOf(blocks: PortableText): string {
  return blocks
    .filter(({ _type }) => _type === "block")
    .map(({ children = [] }) => children.map(textOf).join(""))
    .join("\n\n");
}

function textOf(child: object): string {
  return "text" in child && typeof child.text === "string" ? child.text : "";
}
