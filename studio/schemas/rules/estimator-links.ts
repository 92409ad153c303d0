import { entryOf, listOf, textsOf } from "./read";

/** Requires that each Next button opens an existing group (EST-009). */
export function knownGroups(groups: unknown): true | string {
  const names = textsOf(groups, "name");
  const paths = listOf(groups).flatMap((group) => {
    const { path } = entryOf(entryOf(entryOf(group).actions).next);
    return typeof path === "string" && path !== "" ? [path] : [];
  });
  const lost = paths.find((path) => !names.includes(path));
  return lost
    ? `A Next button opens “${lost}”, but no group has that name. Choose one of: ${names.join(", ")}.`
    : true;
}

/** Requires that the summary contains exactly the questions that count toward the price (EST-006). */
export function knownSummaryFields(summary: unknown, template: unknown): true | string {
  const counted = listOf(entryOf(template).groups)
    .flatMap((group) => listOf(entryOf(group).fields).map(entryOf))
    .filter(({ useInCalculation }) => useInCalculation === true)
    .map(({ name }) => String(name));
  const named = listOf(entryOf(summary).breakdowns)
    .flatMap((breakdown) => listOf(entryOf(breakdown).items).map(entryOf))
    .flatMap(({ fields }) => listOf(fields).map(String));
  const lost = named.find((name) => !counted.includes(name));
  if (lost) return `“${lost}” isn't a question that counts toward the price.`;
  const left = counted.find((name) => !named.includes(name));
  return left
    ? `“${left}” counts toward the price but isn't in any line, so the lines wouldn't add up.`
    : true;
}
