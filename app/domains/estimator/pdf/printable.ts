import type { EstimateDocument } from "./estimate-document";

/** Returns whether the fonts have a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean;

/** Replacements for characters that Unicode does not decompose, such as the signs of inches and feet. */
const replacements: Readonly<Record<string, string>> = {
  "″": '"',
  "′": "'",
  "⁄": "/",
  ł: "l",
  Ł: "L",
  ı: "i",
};

/**
 * Replaces characters without a glyph: fractions by digits, accented characters by their base, others by '?'.
 * A missing glyph would lose the text after it.
 */
export function toPrintable(text: string, has: HasGlyph): string {
  // Otherwise '10½' would become 101/2.
  const separated = has(0xbd) ? text : text.replace(/(\d)(?=[¼-¾⅐-⅞])/gu, "$1 ");
  return [...separated].map((character) => toPrintableCharacter(character, has)).join("");
}

function toPrintableCharacter(character: string, has: HasGlyph): string {
  const isKept = (character: string) => character === "\n" || has(character.codePointAt(0) ?? 0);
  if (isKept(character)) return character;
  const replacement = replacements[character] ?? character.normalize("NFKD");
  const parts = [...replacement].map((part) => replacements[part] ?? part).filter(isKept);
  // A combining mark or format character alone is dropped.
  return parts.join("") || (/[\p{M}\p{Cf}]/u.test(character) ? "" : "?");
}

/** Returns a document whose texts contain only printable characters. */
export function toPrintableDocument(document: EstimateDocument, has: HasGlyph): EstimateDocument {
  const toText = (text: string) => toPrintable(text, has);
  return {
    ...document,
    shop: toText(document.shop),
    answers: document.answers.map(({ title, lines }) => ({
      title: toText(title),
      lines: lines.map(({ label, value }) => ({ label: toText(label), value: toText(value) })),
    })),
    prices: document.prices.map((price) => ({ ...price, label: toText(price.label) })),
    totals: document.totals.map(({ label, value }) => ({ label: toText(label), value })),
    note: document.note && toText(document.note),
    footer: toText(document.footer),
  };
}
