/** Redacts log lines: no secrets, no personal data, limited length. */

const longestText = 2_000;
const deepest = 5;
const longestList = 20;

/** Fields whose values are always redacted. */
const closedNames =
  /^(password|pass|token|secret|.*secret.*|.*token|authorization|cookie|set-cookie|(secret|api|private|publishable)_?key|email|e?mail.*|recipient|to|cc|phone.*|first_?name|last_?name|name|street.*|address.*|city|zip.*|params|parameters|query|detail|where|args|body|headers|input)$/i;

const patterns: readonly (readonly [RegExp, string])[] = [
  // Quotes of the input in errors of databases and parsers.
  [/\b(detail|Failing row contains|Key \([^=\n]{0,200}\)=)[^\n]*/gi, "[…]"],
  [/(SyntaxError: |^)Unexpected [\s\S]*?is not valid JSON/g, "$1malformed JSON"],
  [/: "[^"\n]*"/g, ': "[…]"'],
  // No package of a stack (`node_modules/@…`). From the first letter of a word on, or a long word without any would be tried at each of its letters.
  [
    /(?<![^\s@"'<>()[\]{},;:=])[^\s@"'<>()[\]{},;:=]*[^\s@"'<>()[\]{},;:=/](?:@|%40)[^\s@"'<>()[\]{},;:]+/gi,
    "[e-mail]",
  ],
  [/\b(sk|rk|pk|whsec|re)_[\w-]{4,}/g, "[key]"],
  [/\bpi_\w+_secret_\w+/g, "[key]"],
  // The tokens of our own links: 256 bits as base64url; an id of ours (a UUID) is shorter, a name has no capitals.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{40,}/g, "[key]"],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, "[key]"],
  [/(?<![\w-])(?:\+?\d[\s().-]{0,2}){10,15}(?![\w-])/g, "[number]"],
  [/(\/\/[^/\s:@]+):[^@\s/]+@/g, "$1:[key]@"],
];

export function redactText(text: string): string {
  const clean = patterns.reduce(
    (sofar, [pattern, mark]) => sofar.replace(pattern, mark),
    withoutParams(text.slice(0, 16_000)),
  );
  return clean.length > longestText ? `${clean.slice(0, longestText)} …` : clean;
}

const placeInCode = /^ {4}at .*(?::\d+:\d+\)?|\))$/;

/**
 * What a database driver repeats of a query's input, up to the places in code at the very end. Line by line: a visitor
 * wrote some of them, and one pattern over all would try each of theirs in every way it can be read.
 */
function withoutParams(text: string): string {
  const at = text.search(/\bparams: /);
  if (at === -1) return text;
  const [, ...lines] = text.slice(at).split("\n");
  const places = lines.slice(lines.findLastIndex((line) => !placeInCode.test(line)) + 1);
  return [`${text.slice(0, at)}params: […]`, ...places].join("\n");
}

/** Redacts the details of a log line. An error keeps its name, code, location and redacted message. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return "[…]";
  if (value instanceof Error) return errorFacts(value, depth);
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.slice(0, longestList).map((member) => redacted(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      closedNames.test(name) && inner !== undefined ? "[…]" : redacted(inner, depth + 1),
    ]),
  );
}

function errorFacts(error: Error, depth: number): object {
  return {
    error: error.name,
    ...("code" in error ? { code: redacted(error.code, depth + 1) } : {}),
    ...("constraint" in error ? { constraint: redacted(error.constraint, depth + 1) } : {}),
    stack: redactText(error.stack ?? error.message),
    ...(error.cause === undefined ? {} : { cause: redacted(error.cause, depth + 1) }),
  };
}
