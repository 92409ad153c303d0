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
  gone: "removed… or missing…",
  heard: "listener or events",
  letter: "email, or character",
  letters: "emails, or the name of the text",
  manner: "mode",
  mark: "the name of the thing: stega, cacheTag, hash",
  marks: "the name of the things: stega, cacheTags",
  misfortune: "fault",
  said: "text, message or summary",
  shelf: "list or index",
  shelves: "indexes",
  standing: "state",
  told: "the result, or messages",
  trouble: "problem or error",
  words: "text, copy or searchWords",
};

/** Reviewed places in which a banned name has its ordinary meaning. */
const allowedNames: readonly AllowedName[] = [
  {
    name: "door",
    meaning: "a cabinet door",
    paths:
      /^(app\/(domains\/(catalog|estimator|samples)|blocks)|studio\/(schemas\/catalog|structure)|packages\/(demo-content|content-lake\/tests)|tests)\//,
  },
  { name: "door", meaning: "a house number in a test query", paths: /^bench\/orders\/searches\.ts$/ },
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
  const report = (name: string, line: number) => {
    const advice = bannedNames[name];
    if (advice && !isAllowed(file, name)) problems.push({ line, name, advice });
  };
  const visit = (node: ts.Node): void => {
    const name = getDeclaredName(node);
    if (name) report(name.text, tree.getLineAndCharacterOfPosition(name.getStart(tree)).line + 1);
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
