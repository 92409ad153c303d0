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
  const apart = has(0xbd) ? text : text.replace(/(\d)(?=[¼-¾⅐-⅞])/gu, "$1 ");
  return [...apart].map((letter) => toPrintableCharacter(letter, has)).join("");
}

function toPrintableCharacter(letter: string, has: HasGlyph): string {
  const isKept = (one: string) => one === "\n" || has(one.codePointAt(0) ?? 0);
  if (isKept(letter)) return letter;
  const plain = replacements[letter] ?? letter.normalize("NFKD");
  const parts = [...plain].map((part) => replacements[part] ?? part).filter(isKept);
  // A combining mark or format character alone is dropped.
  return parts.join("") || (/[\p{M}\p{Cf}]/u.test(letter) ? "" : "?");
}

/** Returns a document whose texts contain only printable characters. */
export function toPrintableDocument(document: EstimateDocument, has: HasGlyph): EstimateDocument {
  const say = (text: string) => toPrintable(text, has);
  return {
    ...document,
    shop: say(document.shop),
    answers: document.answers.map(({ title, lines }) => ({
      title: say(title),
      lines: lines.map(({ label, value }) => ({ label: say(label), value: say(value) })),
    })),
    prices: document.prices.map((price) => ({ ...price, label: say(price.label) })),
    totals: document.totals.map(({ label, value }) => ({ label: say(label), value })),
    note: document.note && say(document.note),
    footer: say(document.footer),
  };
}
