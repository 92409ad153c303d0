import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import { stegaPrefix } from "~/kernel/text/stega";

/** The document field that a text on the page comes from. */
export type Origin = { readonly id: string; readonly type: string; readonly path: string };

/** A text of the page, or a picture found by its alternative text. */
export type EditableNode = { readonly node: Text | HTMLImageElement; readonly origin: Origin };

/** Returns everything below an element that has an origin, in document order. */
export function findEditableNodes(root: Element): readonly EditableNode[] {
  const editables: EditableNode[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement) add(node, node.alt);
    else if (node instanceof Text && node.parentElement?.tagName !== "SCRIPT") add(node, node.data);
  }
  return editables;

  function add(node: EditableNode["node"], text: string): void {
    const origin = decodeOrigin(text);
    if (origin) editables.push({ node, origin });
  }
}

/** Splits a text into its visible part and its stega mark. */
export function splitStega(text: string): { readonly text: string; readonly stega: string } {
  const { cleaned, encoded } = vercelStegaSplit(text);
  return { text: cleaned, stega: encoded };
}

/** Decodes the origin from a stega mark. The embedded lake encodes the origin itself, hosted Sanity an edit URL. */
export function decodeOrigin(text: string): Origin | undefined {
  if (!text.includes(stegaPrefix)) return undefined;
  const decoded = decode(text);
  if (typeof decoded !== "object" || decoded === null) return undefined;
  const href: unknown = Reflect.get(decoded, "href");
  const details: unknown =
    typeof href === "string" ? Object.fromEntries(new URL(href, "http://shop").searchParams) : decoded;
  return isOrigin(details) ? { id: details.id, type: details.type, path: details.path } : undefined;
}

function decode(text: string): unknown {
  try {
    return vercelStegaDecode(text);
  } catch {
    // A truncated mark cannot be decoded.
    return undefined;
  }
}

function isOrigin(value: unknown): value is Origin {
  const fields = ["id", "type", "path"];
  return (
    typeof value === "object" &&
    value !== null &&
    fields.every((field) => typeof Reflect.get(value, field) === "string")
  );
}
