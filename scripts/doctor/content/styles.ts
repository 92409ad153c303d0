import { type ContentDocument, getListAt, getTextAt, getValueAt, listOfType } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

type Rule = {
  readonly field: string;
  readonly isMet: (style: ContentDocument) => boolean;
  readonly problem: string;
  readonly fix: string;
};

const rules: readonly Rule[] = [
  {
    field: "code",
    isMet: (style) => getTextAt(style, "code", "current") !== "",
    problem: "is missing, so that the style has no page",
    fix: "enter the code of the manufacturer, or click Generate",
  },
  {
    field: "brand",
    isMet: (style) => getTextAt(style, "brand", "_ref") !== "",
    problem: "is missing, so that the style has no page",
    fix: "choose a brand",
  },
  {
    field: "images",
    isMet: (style) => getListAt(style, "images").length > 0,
    problem: "has no picture, so that lists leave out the style",
    fix: "add a picture of the door",
  },
  {
    field: "finishGroups",
    isMet: (style) => getListAt(style, "finishGroups").some((group) => getListAt(group, "items").length > 0),
    problem: "has no finish, so that visitors cannot choose a color",
    fix: "add a finish group with at least one finish",
  },
  {
    field: "sample, sku",
    isMet: (style) =>
      getValueAt(style, "sample", "enabled") !== true || getTextAt(style, "sample", "sku") !== "",
    problem: "is missing, so that the sample cannot be ordered",
    fix: "enter an item number for the sample, or switch the sample off",
  },
];

/** Finds styles that visitors cannot see, choose or order. */
export function findStyleProblems(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  return listOfType(documents, "style").flatMap((style) =>
    rules
      .filter(({ isMet }) => !isMet(style))
      .map(({ field, problem, fix }) => createProblem("warning", style, { field, problem, fix })),
  );
}
