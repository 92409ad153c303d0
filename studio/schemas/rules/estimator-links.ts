import { listFieldTexts, toList, toRecord } from "./read-untyped";

/** Requires that each Next button opens an existing group (EST-009). */
export function validateNextButtons(groups: unknown): true | string {
  const names = listFieldTexts(groups, "name");
  const paths = toList(groups).flatMap((group) => {
    const { path } = toRecord(toRecord(toRecord(group).actions).next);
    return typeof path === "string" && path !== "" ? [path] : [];
  });
  const unknownPath = paths.find((path) => !names.includes(path));
  return unknownPath
    ? `A Next button opens “${unknownPath}”, but no group has that name. Choose one of: ${names.join(", ")}.`
    : true;
}

/** Requires that the summary contains exactly the questions that count toward the price (EST-006). */
export function validateSummaryFields(summary: unknown, template: unknown): true | string {
  const countedNames = toList(toRecord(template).groups)
    .flatMap((group) => toList(toRecord(group).fields).map(toRecord))
    .filter(({ useInCalculation }) => useInCalculation === true)
    .map(({ name }) => String(name));
  const listedNames = toList(toRecord(summary).breakdowns)
    .flatMap((breakdown) => toList(toRecord(breakdown).items).map(toRecord))
    .flatMap(({ fields }) => toList(fields).map(String));
  const unknownName = listedNames.find((name) => !countedNames.includes(name));
  if (unknownName) return `“${unknownName}” isn't a question that counts toward the price.`;
  const missingName = countedNames.find((name) => !listedNames.includes(name));
  return missingName
    ? `“${missingName}” counts toward the price but isn't in any line, so the lines wouldn't add up.`
    : true;
}
