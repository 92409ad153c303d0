import { entryOf, listOf } from "../schemas/rules/read";
import type { Finding } from "./findings";

type Document = { readonly _id: string; readonly _type: string };

/** What links can lead to: every document with an address, and whether it is published. */
export type Targets = ReadonlyMap<string, { readonly isPublished: boolean }>;

type Found = { readonly words: string; readonly link?: unknown; readonly address?: string };

/** These stand without a link, too: a menu entry may only open a list. */
const mayLeadNowhere = new Set(["menuItem", "menuGroup", "announcement"]);

/** Every link of some documents that leads nowhere; `answers` asks the shop whether something stands at an address. */
export async function deadLinks(
  documents: readonly Document[],
  targets: Targets,
  answers: (path: string) => Promise<boolean>,
): Promise<readonly Finding[]> {
  const dead: Finding[] = [];
  for (const document of documents) {
    for (const found of linksIn(document)) {
      const reason = await reasonOf(found, targets, answers);
      if (reason) dead.push({ id: document._id, type: document._type, words: found.words, reason });
    }
  }
  return dead;
}

async function reasonOf(
  { link, address }: Found,
  targets: Targets,
  answers: (path: string) => Promise<boolean>,
): Promise<string | undefined> {
  const { kind, document, ...chosen } = entryOf(link);
  if (link && (kind ?? "document") === "document") {
    const id = entryOf(document)._ref;
    if (typeof id !== "string") return "Nothing is chosen.";
    const target = targets.get(id);
    if (!target) return "What it led to is gone.";
    return target.isPublished ? undefined : "What it leads to is not published.";
  }
  const path = address ?? (kind === "address" ? chosen.address : undefined);
  if (typeof path !== "string" || !path.startsWith("/")) return undefined;
  return (await answers(path)) ? undefined : `There is nothing at ${path}.`;
}

/** Links at any depth: in fields, on words of a text, and in the cells of tables. */
function linksIn(value: unknown, blockText?: (key: unknown) => string): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((entry) => linksIn(entry, blockText));
  if (typeof value === "string") return cellLinks(value);
  if (typeof value !== "object" || value === null) return [];
  const entry = entryOf(value);
  if (entry._type === "link") return [{ words: blockText?.(entry._key) ?? "", link: entry }];
  const words =
    typeof entry.text === "string" ? entry.text : typeof entry.title === "string" ? entry.title : "";
  const markedText = Array.isArray(entry.markDefs) ? textMarkedIn(entry.children) : undefined;
  return Object.entries(entry).flatMap(([field, inside]) => {
    const found = linksIn(inside, markedText ?? (() => words || String(entry.from ?? "")));
    const isEmptyButton = field === "link" && mayLeadNowhere.has(String(entry._type));
    return isEmptyButton
      ? found.filter(({ link }) => entryOf(entryOf(link).document)._ref !== undefined)
      : found;
  });
}

const textMarkedIn = (children: unknown) => (key: unknown) =>
  listOf(children)
    .map(entryOf)
    .filter(({ marks }) => listOf(marks).includes(key))
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join("");

function cellLinks(text: string): readonly Found[] {
  return [...text.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)].map(([, words = "", address = ""]) => ({
    words,
    address,
  }));
}
