import ts from "typescript";
import { type Passage, removeCodeAndQuotations } from "./passage";

const testCall = /^(?:it|test|describe)\b/;
const copyAttributes = new Set(["title", "alt", "label", "placeholder", "aria-label", "description"]);
/** Directives of tools and licenses, which are not prose. */
const directive = /^\s*(?:(?:biome|oxlint|eslint)-|@ts-|@vite-ignore|#__PURE__|@__PURE__|#region|#!)/;

/** Returns the comments, test titles and site copy of a TypeScript or JavaScript file. */
export function listCodePassages(file: string, source: string): readonly Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, getScriptKind(file));
  const getLine = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  return [
    ...listCommentPassages(tree, getLine),
    ...(/\.(?:test|spec)\.tsx?$/.test(file) ? listTitlePassages(tree, getLine) : []),
    ...(/^tests\/|\/tests\//.test(file) ? [] : copyPassages(tree, getLine, file.endsWith(".messages.ts"))),
  ];
}

type LineAt = (position: number) => number;

function listCommentPassages(tree: ts.SourceFile, lineAt: LineAt): readonly Passage[] {
  const blocks: { line: number; end: number; isLineComment: boolean; text: string }[] = [];
  for (const { pos, end } of listCommentRanges(tree)) {
    const raw = tree.text.slice(pos, end);
    const isLineComment = raw.startsWith("//");
    const text = isLineComment ? raw.slice(2) : raw.slice(2, -2).replace(/^[ \t]*\*+/gm, "");
    if (directive.test(text)) continue;
    const line = lineAt(pos);
    const previous = blocks.at(-1);
    if (isLineComment && previous?.isLineComment && previous.end + 1 === line && startsLine(tree, pos)) {
      previous.text += `\n${text}`;
      previous.end = line;
    } else
      blocks.push({ line, end: lineAt(end), isLineComment: isLineComment && startsLine(tree, pos), text });
  }
  return blocks.map(({ line, text }) => ({ kind: "comment", line, text: removeCodeAndQuotations(text) }));
}

/** Returns the ranges of all comments in file order. JSX text that looks like a comment does not count. */
function listCommentRanges(tree: ts.SourceFile): readonly ts.TextRange[] {
  const found = new Map<number, ts.TextRange>();
  const jsxTexts: ts.TextRange[] = [];
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText) jsxTexts.push(node);
    for (const range of [
      ...(ts.getLeadingCommentRanges(tree.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(tree.text, node.end) ?? []),
    ])
      found.set(range.pos, range);
    for (const child of node.getChildren(tree)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(tree);
  return [...found.values()]
    .filter(({ pos }) => !jsxTexts.some((text) => text.pos <= pos && pos < text.end))
    .toSorted((one, other) => one.pos - other.pos);
}

function startsLine(tree: ts.SourceFile, position: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(tree.text.slice(Math.max(0, position - 200), position));
}

function listTitlePassages(tree: ts.SourceFile, lineAt: LineAt): readonly Passage[] {
  const passages: Passage[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && testCall.test(node.expression.getText(tree))) {
      const title = node.arguments[0];
      const text = title && getLiteralText(title);
      if (title && text) passages.push({ kind: "testTitle", line: lineAt(title.getStart(tree)), text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return passages;
}

function copyPassages(tree: ts.SourceFile, lineAt: LineAt, isMessageFile: boolean): readonly Passage[] {
  const passages: Passage[] = [];
  const add = (node: ts.Node, text: string | undefined) => {
    if (text?.trim()) passages.push({ kind: "siteCopy", line: lineAt(node.getStart(tree)), text });
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxAttribute(node) && copyAttributes.has(node.name.getText(tree)))
      add(node, node.initializer && getLiteralText(node.initializer));
    else if (isMessageFile) add(node, getLiteralText(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return passages;
}

function getLiteralText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => ` … ${literal.text}`).join("");
}

function getScriptKind(file: string): ts.ScriptKind {
  if (file.endsWith(".tsx")) return ts.ScriptKind.TSX;
  return file.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}
