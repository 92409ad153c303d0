import { toList, toRecord } from "../schemas/rules/read-untyped";
import type { Finding } from "./content-report";

type Document = { readonly _id: string; readonly _type: string };

/** Documents that links can point to: every document with a URL, and whether it is published. */
export type LinkTargets = ReadonlyMap<string, { readonly isPublished: boolean }>;

type FoundLink = { readonly text: string; readonly link?: unknown; readonly address?: string };

/** Types in which the link is optional; a menu entry may only open a list. */
const typesWithOptionalLink = new Set(["menuItem", "menuGroup", "announcement"]);

/** Finds every dead link in the documents; `answers` asks the shop whether a path exists. */
export async function findBrokenLinks(
  documents: readonly Document[],
  targets: LinkTargets,
  answers: (path: string) => Promise<boolean>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const document of documents) {
    for (const link of listLinks(document)) {
      const reason = await findBrokenLinkReason(link, targets, answers);
      if (reason) findings.push({ id: document._id, type: document._type, text: link.text, reason });
    }
  }
  return findings;
}

async function findBrokenLinkReason(
  { link, address }: FoundLink,
  targets: LinkTargets,
  answers: (path: string) => Promise<boolean>,
): Promise<string | undefined> {
  const { kind, document, ...linkTargets } = toRecord(link);
  if (link && (kind ?? "document") === "document") {
    const id = toRecord(document)._ref;
    if (typeof id !== "string") return "No target chosen.";
    const target = targets.get(id);
    if (!target) return "The target was deleted.";
    return target.isPublished ? undefined : "The target is not published.";
  }
  const path = address ?? (kind === "address" ? linkTargets.address : undefined);
  if (typeof path !== "string" || !path.startsWith("/")) return undefined;
  return (await answers(path)) ? undefined : `There is nothing at ${path}.`;
}

/** Lists links at any depth: in fields, rich text and table cells. */
function listLinks(value: unknown, blockText?: (key: unknown) => string): readonly FoundLink[] {
  if (Array.isArray(value)) return value.flatMap((entry) => listLinks(entry, blockText));
  if (typeof value === "string") return listCellLinks(value);
  if (typeof value !== "object" || value === null) return [];
  const entry = toRecord(value);
  if (entry._type === "link") return [{ text: blockText?.(entry._key) ?? "", link: entry }];
  const linkText =
    typeof entry.text === "string" ? entry.text : typeof entry.title === "string" ? entry.title : "";
  const markedText = Array.isArray(entry.markDefs) ? getMarkedText(entry.children) : undefined;
  return Object.entries(entry).flatMap(([field, inside]) => {
    const innerLinks = listLinks(inside, markedText ?? (() => linkText || String(entry.from ?? "")));
    const isEmptyButton = field === "link" && typesWithOptionalLink.has(String(entry._type));
    return isEmptyButton
      ? innerLinks.filter(({ link }) => toRecord(toRecord(link).document)._ref !== undefined)
      : innerLinks;
  });
}

const getMarkedText = (children: unknown) => (key: unknown) =>
  toList(children)
    .map(toRecord)
    .filter(({ marks }) => toList(marks).includes(key))
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join("");

function listCellLinks(text: string): readonly FoundLink[] {
  return [...text.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)].map(([, linkText = "", address = ""]) => ({
    text: linkText,
    address,
  }));
}
