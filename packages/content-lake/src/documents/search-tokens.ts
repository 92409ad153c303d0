import { listTerms, listTokens, readPortableText, removeEdgeDots } from "../queries/text-search";
import { type LakeDocument, toPublishedId } from "./document";

/** Longer words are cut in the index and in the prefixes that are searched in it. */
const maxTokenLength = 100;

/** A search vector is limited to one megabyte. */
const maxTokens = 20_000;

/**
 * Returns all words of a document that a text search can match, in uppercase. Null when they are too many for the
 * index.
 */
export function listSearchTokens(document: LakeDocument): readonly string[] | null {
  const tokens = new Set<string>();
  const addTokens = (text: string) => {
    for (const token of listTokens(removeEdgeDots(text))) tokens.add(toIndexToken(token));
  };
  // A perspective shows a draft under the published id.
  addTokens(toPublishedId(document._id));
  visitTexts(document, addTokens);
  return tokens.size > maxTokens ? null : [...tokens];
}

/**
 * Returns prefixes of which a document has all if a text of it matches the pattern; none when the index cannot help.
 */
export function listSearchPrefixes(pattern: string): readonly string[] {
  return listTerms(pattern).flatMap((term) => {
    // A dot is a wildcard of the regular expression that groq-js makes of a term.
    const prefix = term.split(/[*.]/, 1)[0] ?? "";
    return prefix === "" ? [] : [toIndexToken(prefix)];
  });
}

/** Uppercase, because regular expressions without regard to case compare uppercase characters. */
function toIndexToken(token: string): string {
  return token.toUpperCase().slice(0, maxTokenLength);
}

function visitTexts(value: unknown, visit: (text: string) => void): void {
  if (typeof value === "string") visit(value);
  else if (Array.isArray(value)) for (const member of value) visitTexts(member, visit);
  else if (typeof value === "object" && value !== null) {
    // A word of a rich text can continue in the next span.
    const text = readPortableText(value);
    if (text !== null) visit(text);
    for (const member of Object.values(value)) visitTexts(member, visit);
  }
}
