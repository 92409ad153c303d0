/** Portable Text from lines of prose: '## ' starts a heading, '- ' a bullet, '1. ' a number, '> ' a quote; **strong** and [text](/path) inside. */

type Span = { _type: "span"; _key: string; text: string; marks: string[] };
type LinkMark = { _type: "link"; _key: string; href: string };
export type RichText = readonly {
  _type: "block";
  _key: string;
  style: string;
  listItem?: "bullet" | "number";
  level?: number;
  markDefs: LinkMark[];
  children: Span[];
}[];

const openings = [
  { sign: /^### /, style: "h3" },
  { sign: /^## /, style: "h2" },
  { sign: /^> /, style: "blockquote" },
  { sign: /^- /, style: "normal", listItem: "bullet" },
  { sign: /^\d+\. /, style: "normal", listItem: "number" },
] as const;

export function createRichText(...lines: readonly string[]): RichText {
  return lines.map((line, index) => {
    const opening = openings.find(({ sign }) => sign.test(line));
    const _key = `p${index + 1}`;
    const { children, markDefs } = spans(opening ? line.replace(opening.sign, "") : line, _key);
    const list = opening && "listItem" in opening ? { listItem: opening.listItem, level: 1 } : {};
    return { _type: "block", _key, style: opening?.style ?? "normal", ...list, markDefs, children };
  });
}

const inline = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)/g;

function spans(line: string, key: string): { children: Span[]; markDefs: LinkMark[] } {
  const children: Span[] = [];
  const markDefs: LinkMark[] = [];
  const add = (text: string, marks: string[] = []) => {
    if (text) children.push({ _type: "span", _key: `${key}s${children.length + 1}`, text, marks });
  };
  let end = 0;
  for (const found of line.matchAll(inline)) {
    add(line.slice(end, found.index));
    const { strong, text, href } = found.groups ?? {};
    if (strong) add(strong, ["strong"]);
    if (text && href) {
      const mark: LinkMark = { _type: "link", _key: `${key}l${markDefs.length + 1}`, href };
      markDefs.push(mark);
      add(text, [mark._key]);
    }
    end = found.index + found[0].length;
  }
  add(line.slice(end));
  return { children, markDefs };
}
