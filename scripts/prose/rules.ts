import type { PassageKind } from "./passage";

/** A construction that a passage must not contain. `advice` follows the matched words. */
export type ProseRule = {
  readonly pattern: RegExp;
  readonly advice: string;
  readonly kinds: readonly PassageKind[];
};

export const maxSentenceWords = 25;
/** Kinds whose sentence length is limited. Editors decide about the length of site copy. */
export const measuredKinds: readonly PassageKind[] = ["comment", "documentation"];

const written: readonly PassageKind[] = ["comment", "testTitle", "documentation"];

export const proseRules: readonly ProseRule[] = [
  {
    pattern: /(?<=^\s*)(?:What|Who|Whom)\b(?=[^.?!]*(?:[.!]|$))/g,
    advice: 'begin with the subject: "The balance of an order", not "What an order owes"',
    kinds: ["comment"],
  },
  {
    pattern: /\b(?:whoever|whomever|somebody|anybody)\b/gi,
    advice: "name the person or the role",
    kinds: written,
  },
  { pattern: /\bnobody\b/gi, advice: "say who does not, or use the passive", kinds: written },
  { pattern: /\bstands?\s+in\b/gi, advice: 'write "is in"', kinds: written },
  { pattern: /\bstands?\s+for\b/gi, advice: 'write "means" or "replaces"', kinds: written },
  { pattern: /\bof\s+(?:its|their)\s+own\b/gi, advice: 'write "its own …" or "separate"', kinds: written },
  {
    pattern: /\bis\s+no\b(?!\s+(?:longer|more\s+than))/gi,
    advice: 'write "is not a …" or "has no …"',
    kinds: written,
  },
  { pattern: /\balike\b/gi, advice: "say what is equal", kinds: written },
  { pattern: /\baskers?\b/gi, advice: 'write "client IP" or "visitor"', kinds: written },
  { pattern: /\be-mails?\b/gi, advice: 'write "email"', kinds: [...written, "siteCopy"] },
  {
    // Letters of the alphabet: "capital letters", "letters and digits", "12 letters".
    pattern:
      /(?<!(?:capital|small|uppercase|lowercase|upper-case|lower-case|first|last|single|one|two|three|\d)\s+)\bletters?\b(?!(?:,|\s+(?:and|or))\s*(?:digits|spaces|numbers)|\s+of\s+the\s+alphabet)/gi,
    advice: 'write "email"',
    kinds: written,
  },
];

/** British spellings by ending or stem, with the American spelling. */
const britishSpellings: readonly (readonly [RegExp, string])[] = [
  [/\binstal(ments?)\b/gi, "install$1"],
  [
    /\b(\w*(?:col|fav|hon|lab|harb|neighb|behavi|flav|hum|rum|vap|endeav|parl|arm|sav))our(s|ed|ing|ite|ites|able|hood|ly|ful|less)?\b/gi,
    "$1or$2",
  ],
  [/\b((?:\w*met|cent|theat|lit|fib|calib|somb|lust|spect))re(s|d)?\b/gi, "$1er$2"],
  [/\b(cancel|label|model|travel|level|signal|total|fuel|dial|channel)l(ed|ing|er|ers)\b/gi, "$1$2"],
  [
    /\b(\w*(?:organ|recogn|real|final|normal|serial|initial|custom|minim|maxim|optim|summar|author|categor|util|synchron|anonym|pseudonym|token|capital|standard|general|special|emphas|apolog|priorit|sanit|personal|central|local|visual|symbol|material|memor|stabil|equal|ideal))is(e[ds]?|ing|ation|ations|er|ers)\b/gi,
    "$1iz$2",
  ],
  [/\b(anal|paral)ys(e[ds]?|ing)\b/gi, "$1yz$2"],
  [/\b(catal|dial|anal)ogue(s|d)?\b/gi, "$1og$2"],
  // A capital letter marks the name of a color in its maker's spelling: "Shaker Grey".
  [/\bgrey(s|ed|ish)?\b/g, "gray$1"],
  [/\b(licen|defen|offen|preten)ce(s|d)?\b/gi, "$1se$2"],
  [/\b(fulfil|enrol|instal|skilful)(s|ment)\b/gi, "$1l$2"],
  [/\bcheque(s)?\b/gi, "check$1"],
  [/\bprogramme(s)?\b/gi, "program$1"],
  [/\bwhilst\b/gi, "while"],
  [/\btyre(s)?\b/gi, "tire$1"],
  [/\bkerb(s)?\b/gi, "curb$1"],
  [/\bjudgement(s)?\b/gi, "judgment$1"],
  [/\backnowledgement(s)?\b/gi, "acknowledgment$1"],
  [/\bartefact(s)?\b/gi, "artifact$1"],
  [/\bageing\b/gi, "aging"],
];

/** Returns every British spelling in a text with its position and American spelling. */
export function findBritishWords(
  text: string,
): readonly { readonly index: number; readonly word: string; readonly american: string }[] {
  return britishSpellings.flatMap(([pattern, replacement]) =>
    [...text.matchAll(pattern)].map((match) => ({
      index: match.index,
      word: match[0],
      american: match[0].replace(new RegExp(pattern.source, "i"), replacement),
    })),
  );
}
