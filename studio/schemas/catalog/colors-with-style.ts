import { entryOf, listOf } from "../rules/read";

/** A color leads to its own door style: without one, choosing it would order the sample of another color. */
export function colorsWithStyle(group: unknown): true | string {
  const { name, items } = entryOf(group);
  if (name !== "color") return true;
  const alone = listOf(items)
    .map(entryOf)
    .find(({ style }) => typeof entryOf(style)._ref !== "string");
  if (!alone) return true;
  const label = typeof alone.label === "string" ? `“${alone.label}”` : "A color";
  return `${label} has no door style: choosing it would order the sample of another color.`;
}
