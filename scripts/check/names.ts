import ts from "typescript";

/** A declared name that a reader who is new to the repository would misunderstand. */
export type NameProblem = { readonly line: number; readonly name: string; readonly advice: string };

type AllowedName = { readonly name: string; readonly meaning: string; readonly paths: RegExp };

/** Whole names that say nothing about the value, with the names to use instead. */
const bannedNames: Readonly<Record<string, string>> = {
  asked: "the request, query or input",
  asker: "client or clientIp",
  begun: "started…, or the name of the result",
  complaint: "error",
  complaints: "errors",
  deeds: "events or log entries",
  desk: "backOffice",
  door: "siteOrigin, credentials or limiter; a cabinet door is in the list of allowed names",
  facts: "details",
  gone: "removed… or missing…",
  heard: "listener or events",
  letter: "email, or character",
  letters: "emails, or the name of the text",
  mail: "email",
  mailId: "emailId",
  mails: "emails",
  manner: "mode",
  mark: "the name of the thing: stega, cacheTag, hash",
  marks: "the name of the things: stega, cacheTags",
  misfortune: "fault",
  own: "the owner or the kind: customerOrder, currentSession, builtInFields",
  place: "position, location, container or path; a postal place is an address or a region",
  places: "positions, locations or cases",
  room: "capacity or remaining; a rendered kitchen is in the list of allowed names",
  rooms: "capacity; rendered kitchens are in the list of allowed names",
  press: "submit or click",
  said: "text, message or summary",
  shelf: "list or index",
  shelves: "indexes",
  standing: "state",
  take: "the verb that fits: capture, lock, accept",
  told: "the result, or messages",
  tries: "attempts",
  trouble: "problem or error",
  words: "text, copy or searchWords",
};

/** Beginnings of names that say nothing about the value; an uppercase letter follows. */
const bannedPrefixes: Readonly<Record<string, string>> = {
  isOwn: "the condition: isPlacedByBrowser, isAccountPage",
  own: "the owner or the kind: customerOrder, currentSession, builtInFields",
};

/** Type names that another type of the repository could have as well. */
const bannedTypes: Readonly<Record<string, string>> = {
  Line: "the kind of line: CartLine, PricedLine; a table row is a row",
  Own: "the kind: BuiltInFields",
  Place: "RouterLocation, FieldContext, Backend",
};

/** Reviewed places in which a banned name has its ordinary meaning. */
const allowedNames: readonly AllowedName[] = [
  {
    name: "door",
    meaning: "a cabinet door",
    paths:
      /^(app\/(domains\/(catalog|estimator|samples)|blocks)|studio\/(schemas\/catalog|structure)|packages\/(demo-content|content-lake\/tests)|tests)\//,
  },
  {
    name: "press",
    meaning: "a press of a control by pointer or keyboard",
    paths: /^tests\/e2e\/controls\//,
  },
  { name: "facts", meaning: "the details of a test quote", paths: /^tests\/support\/states\// },
  { name: "tries", meaning: "the attempts of a sample test", paths: /^tests\/scripts\/troubled\// },
  { name: "place", meaning: "the verb: to place an order", paths: /\/place-(free-|paid-)?order/ },
  { name: "place", meaning: "a postal address", paths: /^tests\/support\/states\// },
  { name: "own", meaning: "the indentation of a text line", paths: /^tests\/support\/states\// },
  {
    name: "room",
    meaning: "a kitchen of the visualizer",
    paths:
      /^(app\/(domains\/catalog\/visualizer|blocks\/style-grid)|packages\/demo-content\/imagery|studio\/schemas\/catalog|tests\/(e2e\/)?catalog)\//,
  },
  {
    name: "rooms",
    meaning: "the kitchens of the visualizer",
    paths:
      /^(app\/(domains\/catalog|routes\/shop)|packages\/demo-content\/imagery|tests\/((e2e\/)?catalog|support\/studio))\//,
  },
  { name: "door", meaning: "a house number in a test query", paths: /^bench\/orders\/staff-searches\.ts$/ },
  { name: "mark", meaning: "the logo of the shop or an author", paths: /^packages\/demo-content\/imagery\// },
  {
    name: "marks",
    meaning: "marks of Portable Text",
    paths: /^(app\/domains\/checkout\/result-page|studio\/structure|tests)\//,
  },
  {
    name: "mark",
    meaning: "a test helper that sets the status of an attempt",
    paths: /^tests\/(settlement|support)\//,
  },
  {
    name: "words",
    meaning: "a count or a list of single words",
    paths: /^(app\/(domains\/(blog|catalog|search)|kernel\/text)|studio\/schemas\/navigation)\//,
  },
  { name: "words", meaning: "the search column of a table", paths: /^db\// },
  {
    name: "letter",
    meaning: "the resent email in the request of the back office",
    paths: /^studio\/tools\/back-office\//,
  },
];

/** Finds banned names among the declared names of a file, and a file named with a banned word. */
export function findNameProblems(file: string, source: string): readonly NameProblem[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const problems: NameProblem[] = [];
  const report = (name: string, line: number, node?: ts.Node) => {
    const advice = bannedNames[name] ?? (node && getAdvice(name, node));
    if (advice && !isAllowed(file, name)) problems.push({ line, name, advice });
  };
  const visit = (node: ts.Node): void => {
    const name = getDeclaredName(node);
    if (name) report(name.text, tree.getLineAndCharacterOfPosition(name.getStart(tree)).line + 1, node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const word of getFileWords(file)) report(word, 1);
  return problems;
}

/** Returns the reviewed places without such a name. */
export function findNeedlessAllowances(files: ReadonlyMap<string, string>): readonly string[] {
  return allowedNames
    .filter(
      ({ name, paths }) =>
        ![...files].some(([file, source]) => paths.test(file) && new RegExp(`\\b${name}\\b`).test(source)),
    )
    .map(({ name, meaning }) => `${name} (${meaning})`);
}

function getAdvice(name: string, node: ts.Node): string | undefined {
  if (ts.isTypeAliasDeclaration(node) && bannedTypes[name]) return bannedTypes[name];
  if (name === "line" && isOfOtherType(node, /Line\b/)) return "the name of the type: row, record, port";
  const prefix = /^([a-z]+?(?:Own)?)(?=[A-Z]|$)/.exec(name)?.[1] ?? "";
  return bannedPrefixes[prefix];
}

/** Returns whether a declaration has a named type that does not match. Text lines and line numbers have none. */
function isOfOtherType(node: ts.Node, expected: RegExp): boolean {
  const type =
    ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isPropertySignature(node)
      ? node.type
      : undefined;
  return type !== undefined && ts.isTypeReferenceNode(type) && !expected.test(type.getText());
}

/** Properties of object literals are left out, because they may belong to a type of another package. */
function getDeclaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

function getFileWords(file: string): readonly string[] {
  return (file.split("/").at(-1) ?? "").split(/[-.]/);
}

function isAllowed(file: string, name: string): boolean {
  return allowedNames.some((allowed) => allowed.name === name && allowed.paths.test(file));
}
