/** Redacts log lines: no secrets, no personal data, limited length. */

const maxTextLength = 2_000;
const deepest = 5;
const maxListLength = 20;

/** Fields whose values are always redacted. */
const redactedFieldNames =
  /^(password|pass|token|secret|.*secret.*|.*token|authorization|cookie|set-cookie|(secret|api|private|publishable)_?key|email|e?mail.*|recipient|to|cc|phone.*|first_?name|last_?name|name|street.*|address.*|city|zip.*|params|parameters|query|detail|where|args|body|headers|input)$/i;

const patterns: readonly (readonly [RegExp, string])[] = [
  // Quotations of the input in errors of databases and parsers.
  [/\b(detail|Failing row contains|Key \([^=\n]{0,200}\)=)[^\n]*/gi, "[…]"],
  [/(SyntaxError: |^)Unexpected [\s\S]*?is not valid JSON/g, "$1malformed JSON"],
  [/: "[^"\n]*"/g, ': "[…]"'],
  // Email addresses, but not packages in a stack trace (`node_modules/@…`).
  // Matching starts at the first character of a word.
  // Otherwise a long word without an address would be scanned once per character.
  [
    /(?<![^\s@"'<>()[\]{},;:=])[^\s@"'<>()[\]{},;:=]*[^\s@"'<>()[\]{},;:=/](?:@|%40)[^\s@"'<>()[\]{},;:]+/gi,
    "[e-mail]",
  ],
  [/\b(sk|rk|pk|whsec|re)_[\w-]{4,}/g, "[key]"],
  [/\bpi_\w+_secret_\w+/g, "[key]"],
  // Tokens of the shop's own links: 256 bits as base64url.
  // The shop's ids (UUIDs) are shorter, and names have no capital letters.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{40,}/g, "[key]"],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, "[key]"],
  [/(?<![\w-])(?:\+?\d[\s().-]{0,2}){10,15}(?![\w-])/g, "[number]"],
  [/(\/\/[^/\s:@]+):[^@\s/]+@/g, "$1:[key]@"],
];

export function redactText(text: string): string {
  const clean = patterns.reduce(
    (sofar, [pattern, replacement]) => sofar.replace(pattern, replacement),
    removeParams(text.slice(0, 16_000)),
  );
  return clean.length > maxTextLength ? `${clean.slice(0, maxTextLength)} …` : clean;
}

const stackFrame = /^ {4}at .*(?::\d+:\d+\)?|\))$/;

/**
 * Removes the query parameters that a database driver repeats, up to the stack trace. It works line by line, because
 * visitors write some of the text. One pattern over all lines could backtrack without limit.
 */
function removeParams(text: string): string {
  const at = text.search(/\bparams: /);
  if (at === -1) return text;
  const [, ...lines] = text.slice(at).split("\n");
  const codeLines = lines.slice(lines.findLastIndex((line) => !stackFrame.test(line)) + 1);
  return [`${text.slice(0, at)}params: […]`, ...codeLines].join("\n");
}

/** Redacts the details of a log line. An error keeps its name, code, location and redacted message. */
export function redactDetails(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return "[…]";
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (Array.isArray(value))
    return value.slice(0, maxListLength).map((member) => redactDetails(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, nested]) => [
      name,
      redactedFieldNames.test(name) && nested !== undefined ? "[…]" : redactDetails(nested, depth + 1),
    ]),
  );
}

function redactError(error: Error, depth: number): object {
  return {
    error: error.name,
    ...("code" in error ? { code: redactDetails(error.code, depth + 1) } : {}),
    ...("constraint" in error ? { constraint: redactDetails(error.constraint, depth + 1) } : {}),
    stack: redactText(error.stack ?? error.message),
    ...(error.cause === undefined ? {} : { cause: redactDetails(error.cause, depth + 1) }),
  };
}
