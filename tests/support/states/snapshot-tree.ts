/** A node of an accessibility snapshot. A property such as `/url` is a node whose role is its name. */
export type SnapshotNode = {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly isSelected: boolean;
  readonly children: readonly SnapshotNode[];
};

type SnapshotLine = Omit<SnapshotNode, "children"> & { readonly indent: number };

/** Parses an accessibility snapshot of Playwright. Throws if a line has another form than expected. */
export function parseSnapshot(snapshot: string): readonly SnapshotNode[] {
  return buildNodes(
    snapshot
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map(parseLine),
  );
}

function buildNodes(lines: readonly SnapshotLine[]): readonly SnapshotNode[] {
  const [first, ...following] = lines;
  if (!first) return [];
  const next = following.findIndex(({ indent }) => indent <= first.indent);
  const end = next === -1 ? following.length : next;
  const { indent: _, ...node } = first;
  return [{ ...node, children: buildNodes(following.slice(0, end)) }, ...buildNodes(following.slice(end))];
}

/** Parses one line, such as `- link "Home"`, `- paragraph: Nothing here yet.` or `- option "Montana" [selected]`. */
function parseLine(line: string): SnapshotLine {
  const plain = line
    .trim()
    .replace(
      /^- '(.*)'(:?)/,
      (_, quoted: string, colon: string) => `- ${quoted.replaceAll("''", "'")}${colon}`,
    );
  const match = /^- (\/?[a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?::(?: (.*))?)?$/.exec(plain);
  if (!match) throw new Error(`this line of an accessibility snapshot cannot be parsed: ${line}`);
  const [, role = "", name = "", attributes = "", text = ""] = match;
  return {
    indent: line.length - line.trimStart().length,
    role,
    name: unescapeQuotes(name),
    text: unescapeQuotes(text.replace(/^"(.*)"$/, "$1")),
    isSelected: attributes.includes("[selected]"),
  };
}

const unescapeQuotes = (text: string) => text.replaceAll('\\"', '"').replaceAll("\\\\", "\\");
