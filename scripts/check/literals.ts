/** A color, length or Tailwind bracket that belongs in app/ui/styles/tokens.css. */
export type Literal = { readonly line: number; readonly text: string };

const patterns: readonly RegExp[] = [
  // Colors: #1f3b2f, rgb(…), hsl(…), oklch(…)
  /(?<![\w&/.])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/gi,
  /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(\s*[\d.]/gi,
  // Lengths: 12px, 0.5rem
  /(?<![\w.$-])\d*\.?\d+(?:px|rem)\b/g,
  // Tailwind's brackets: w-[12ch], data-[state=open]:…, [mask:…]
  /(?<=["'`\s:!])-?[a-z][a-z0-9-]*-\[[^\]\s]+\]/g,
  /(?<=["'`\s:!])\[[a-z-]+:[^\]\s]+\]/g,
];

/**
 * Returns every literal of a source text. It skips comments, and values that cannot use custom properties: `sizes`,
 * and media conditions with one of the `breakpoints` of the tokens.
 */
export function findLiterals(source: string, breakpoints: readonly string[] = []): readonly Literal[] {
  const code = [comments, imageSizes].reduce((text, pattern) => text.replace(pattern, blankOut), source);
  const bare = code.replace(mediaConditions, (condition) =>
    breakpoints.reduce((text, breakpoint) => text.replaceAll(breakpoint, blankOut), condition),
  );
  return patterns.flatMap((pattern) =>
    [...bare.matchAll(pattern)].map((match) => ({
      line: bare.slice(0, match.index).split("\n").length,
      text: match[0],
    })),
  );
}

/** Returns the breakpoints of the token file: '48rem', '64rem' … */
export function listBreakpoints(tokens: string): readonly string[] {
  return [...tokens.matchAll(/--breakpoint-\w+:\s*([\d.]+rem)/g)].map((match) => match[1] ?? "");
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;
const imageSizes = /\bsizes(?::|=\{?|\s*=)\s*(["'`])[\s\S]*?\1/gi;
const mediaConditions = /@media[^{]*|\bmedia=(["'])[^"']*\1/g;

/** Replaces text by spaces, so that line numbers stay the same. */
function blankOut(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
