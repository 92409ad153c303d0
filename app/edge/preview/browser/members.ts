import { paths } from "~/kernel/paths";
import { findBlockOrigins, hasBox } from "./blocks";
import type { Router } from "./hydration";
import { type EditableNode, findEditableNodes, type Origin } from "./origin";

type Member = { readonly origin: Origin; readonly list: string; readonly nodes: Node[] };

/**
 * Marks the elements that are members of a list (a block, a card, a menu entry), so that editors can drag, duplicate
 * and remove them. Blocks are found through React, all other members through the origin of their text. A new block
 * therefore needs no code here.
 */
export function markMembers(root: Element, router: Router): void {
  const blocks = findBlockOrigins(root, router);
  for (const [element, origin] of blocks) {
    const attribute = toSanityAttribute(origin);
    // Setting an unchanged attribute would trigger another pass.
    if (element.getAttribute("data-sanity") !== attribute) element.setAttribute("data-sanity", attribute);
  }
  const markedKeys = new Set([...blocks.values()].map(toMemberKey));
  const members = [...groupByMember(findEditableNodes(root)).values()].filter(
    ({ origin }) => !markedKeys.has(toMemberKey(origin)),
  );
  for (const list of new Set(members.map((member) => member.list))) {
    const siblings = members.filter((member) => member.list === list);
    for (const member of siblings) {
      const otherNodes = siblings.filter((other) => other !== member).flatMap(({ nodes }) => nodes);
      const element = findLargestBox(findCommonParent(member.nodes), otherNodes, root);
      if (element && element !== root) element.dataset.sanity ??= toSanityAttribute(member.origin);
    }
  }
}

const toMemberKey = ({ id, path }: Origin) => `${id} ${path}`;

function groupByMember(editables: readonly EditableNode[]): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const { node, origin } of editables) {
    for (const match of origin.path.matchAll(/\[_key=="[^"]+"\]/g)) {
      const path = origin.path.slice(0, match.index + match[0].length);
      // A paragraph and its parts are edited as one text.
      if (/^\.children\b/.test(origin.path.slice(path.length)) || /\.children\[[^\]]+\]$/.test(path))
        continue;
      const name = toMemberKey({ ...origin, path });
      const list = `${origin.id} ${origin.path.slice(0, match.index)}`;
      const member = members.get(name) ?? { origin: { ...origin, path }, list, nodes: [] };
      member.nodes.push(node);
      members.set(name, member);
    }
  }
  return members;
}

function findCommonParent(nodes: readonly Node[]): HTMLElement | undefined {
  let parent = nodes[0]?.parentElement ?? undefined;
  while (parent && !nodes.every((node) => parent?.contains(node))) parent = parent.parentElement ?? undefined;
  return parent;
}

/**
 * Returns the largest box around a member that contains no other member. The only member of a list keeps its element.
 */
function findLargestBox(
  element: HTMLElement | undefined,
  otherNodes: readonly Node[],
  root: Element,
): HTMLElement | undefined {
  if (!element || otherNodes.length === 0) return element;
  if (otherNodes.some((node) => element.contains(node))) return undefined;
  let grownTo = element;
  for (let next = element.parentElement; next && next !== root; next = next.parentElement) {
    if (otherNodes.some((node) => next.contains(node))) break;
    if (hasBox(next)) grownTo = next;
  }
  return hasBox(grownTo) ? grownTo : undefined;
}

function toSanityAttribute({ id, type, path }: Origin): string {
  return JSON.stringify({ id, type, path, baseUrl: paths.studio });
}
