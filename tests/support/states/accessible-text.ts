import type { Locator } from "@playwright/test";

/**
 * Reads all text of an element as a screen reader does, in reading order: names of controls and pictures, and texts.
 * Numbers of orders and quotes and dates become {order}, {quote} and {date}, because they differ in each run.
 */
export async function readAccessibleText(element: Locator): Promise<string> {
  const lines = (await element.ariaSnapshot()).split("\n");
  const texts = lines.flatMap((line, index) => {
    const [own = ""] = /^ */.exec(line) ?? [];
    const children = listChildren(lines.slice(index + 1), own.length);
    return children.some((child) => !/^ *- (\/|option)/.test(child)) ? [] : readLine(line.trim());
  });
  return texts
    .filter((text, index) => text !== texts[index - 1])
    .join(" ")
    .replace(/\bQ\d{8}\b/g, "{quote}")
    .replace(/\b\d{9}\b/g, "{order}")
    .replace(datePattern, "{date}")
    .replace(/\s+/g, " ");
}

const datePattern =
  /(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;

/** The lines of the snapshot below a line with this indentation. */
function listChildren(following: readonly string[], indent: number): readonly string[] {
  const end = following.findIndex((line) => (/^ */.exec(line)?.[0].length ?? 0) <= indent);
  return following.slice(0, end === -1 ? following.length : end);
}

/** Reads the name and the text of one line, such as `- link "Home"` or `- paragraph: Nothing here yet.` */
function readLine(line: string): readonly string[] {
  if (/^- (\/|option)/.test(line)) return [];
  const plain = line.replace(
    /^- '(.*)'(:?)/,
    (_, quoted: string, colon: string) => `- ${quoted.replaceAll("''", "'")}${colon}`,
  );
  const match = /^- [a-z]+(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: ?(.*))?$/.exec(plain);
  return [match?.[1], match?.[2]?.replace(/^"(.*)"$/, "$1")]
    .flatMap((text) => text || [])
    .map((text) => text.replaceAll('\\"', '"'));
}
