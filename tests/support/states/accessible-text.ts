import type { Locator } from "@playwright/test";
import { parseSnapshot, type SnapshotNode } from "./snapshot-tree";

/**
 * Reads all text of an element as a screen reader does, in reading order: names, texts, typed values and chosen
 * options. Numbers of orders and quotes, ids and dates become {order}, {quote}, {id} and {date}, because they differ
 * in each run.
 */
export async function readAccessibleText(element: Locator): Promise<string> {
  return readSnapshot(await element.ariaSnapshot())
    .replace(/\bQ\d{8}\b/g, "{quote}")
    .replace(/\b\d{9}\b/g, "{order}")
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "{id}")
    .replace(datePattern, "{date}");
}

const datePattern =
  /(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;

/** Reads the texts of an accessibility snapshot of Playwright. */
export function readSnapshot(snapshot: string): string {
  return readNodes(parseSnapshot(snapshot));
}

function readNodes(nodes: readonly SnapshotNode[]): string {
  return nodes
    .filter((node, index) => !isLabelOf(node, nodes[index - 1]) && !isLabelOf(node, nodes[index + 1]))
    .map(readNode)
    .filter((text) => text !== "")
    .join(" ");
}

function readNode({ role, name, text, isSelected, children }: SnapshotNode): string {
  if (role === "/url" || (role === "option" && !isSelected)) return "";
  // The content of a link or button is its name, unless an author named it otherwise for screen readers.
  if (name !== "" && (role === "link" || role === "button")) return name;
  const content = [text, readNodes(children)].filter((part) => part !== "").join(" ");
  return content.includes(name) ? content : `${name} ${content}`.trim();
}

const labeledRoles = ["textbox", "searchbox", "combobox", "spinbutton", "checkbox", "radio"];

/** Returns whether the node is the visible label beside a control, which has the same name. */
function isLabelOf(node: SnapshotNode, neighbor: SnapshotNode | undefined): boolean {
  return (
    node.role === "text" &&
    neighbor !== undefined &&
    labeledRoles.includes(neighbor.role) &&
    neighbor.name === node.text
  );
}
