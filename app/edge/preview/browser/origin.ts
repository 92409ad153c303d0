import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import { stegaPrefix } from "~/kernel/stega";

/** Where words on the page come from: a field of a document. */
export type Origin = { readonly id: string; readonly type: string; readonly path: string };

/** A text of the page, or a picture by its description. */
export type Shown = { readonly node: Text | HTMLImageElement; readonly origin: Origin };

/** Everything below an element that says where it comes from, in the order of the page. */
export function shownIn(root: Element): readonly Shown[] {
  const found: Shown[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement) add(node, node.alt);
    else if (node instanceof Text && node.parentElement?.tagName !== "SCRIPT") add(node, node.data);
  }
  return found;

  function add(node: Shown["node"], text: string): void {
    const origin = originOf(text);
    if (origin) found.push({ node, origin });
  }
}

/** The words alone, and the mark behind them. */
export function parted(text: string): { readonly words: string; readonly mark: string } {
  const { cleaned, encoded } = vercelStegaSplit(text);
  return { words: cleaned, mark: encoded };
}

/** On the lake the mark is the origin itself; on hosted Sanity the address that opens it. */
export function originOf(text: string): Origin | undefined {
  if (!text.includes(stegaPrefix)) return undefined;
  const decoded = decode(text);
  if (typeof decoded !== "object" || decoded === null) return undefined;
  const href: unknown = Reflect.get(decoded, "href");
  const facts: unknown =
    typeof href === "string" ? Object.fromEntries(new URL(href, "http://shop").searchParams) : decoded;
  return isOrigin(facts) ? { id: facts.id, type: facts.type, path: facts.path } : undefined;
}

function decode(text: string): unknown {
  try {
    return vercelStegaDecode(text);
  } catch {
    // Cut in the middle: the words stand without their origin.
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
