import type { EstimateDocument } from "./estimate-document";

/** Whether the fonts of the document have a letter, by its code point. */
export type HasGlyph = (codePoint: number) => boolean;

/** What stands in for a letter that comes apart no further: inches and feet, and what slashes divide. */
const replacements: Readonly<Record<string, string>> = {
  "″": '"',
  "′": "'",
  "⁄": "/",
  ł: "l",
  Ł: "L",
  ı: "i",
};

/**
 * A text in letters that can be set: a fraction as its figures, an accent the fonts do not have left off, a sign nobody
 * can spell otherwise as '?'. What is set without a glyph is lost, and words after it with it.
 */
export function toPrintable(text: string, has: HasGlyph): string {
  // '10½' is no 101/2.
  const apart = has(0xbd) ? text : text.replace(/(\d)(?=[¼-¾⅐-⅞])/gu, "$1 ");
  return [...apart].map((letter) => toPrintableCharacter(letter, has)).join("");
}

function toPrintableCharacter(letter: string, has: HasGlyph): string {
  const isKept = (one: string) => one === "\n" || has(one.codePointAt(0) ?? 0);
  if (isKept(letter)) return letter;
  const plain = replacements[letter] ?? letter.normalize("NFKD");
  const parts = [...plain].map((part) => replacements[part] ?? part).filter(isKept);
  // A joint or an accent alone says nothing by itself.
  return parts.join("") || (/[\p{M}\p{Cf}]/u.test(letter) ? "" : "?");
}

/** A document with every word of it in letters that can be set. */
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
