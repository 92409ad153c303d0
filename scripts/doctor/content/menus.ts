import { type ContentDocument, getListAt, getTextAt, listOfType } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

/** Finds menus, submenus and footer columns without links. */
export function findMenuProblems(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  return listOfType(documents, "navigation").flatMap((navigation) => {
    const empty = [
      ...findEmptyList(navigation, "header"),
      ...findEmptyList(navigation, "footer"),
      ...getListAt(navigation, "header").flatMap(findEmptySubmenu),
      ...getListAt(navigation, "footer").flatMap(findEmptyColumn),
    ];
    return empty.map(({ field, problem }) =>
      createProblem("warning", navigation, { field, problem, fix: "add a link, or remove the entry" }),
    );
  });
}

type EmptyMenu = { readonly field: string; readonly problem: string };

function findEmptyList(navigation: ContentDocument, field: "header" | "footer"): readonly EmptyMenu[] {
  const problem = `is empty, so that visitors find no links in the ${field}`;
  return getListAt(navigation, field).length === 0 ? [{ field, problem }] : [];
}

function findEmptySubmenu(item: unknown, index: number): readonly EmptyMenu[] {
  const field = `header ${index + 1}`;
  const problem = `opens an empty menu ("${getTextAt(item, "text")}")`;
  switch (getTextAt(item, "type")) {
    case "submenu":
      return getListAt(item, "submenu").length === 0 ? [{ field: `${field}, submenu`, problem }] : [];
    case "megasubmenu":
      return getListAt(item, "menuGroups").every((group) => getListAt(group, "items").length === 0)
        ? [{ field: `${field}, menuGroups`, problem }]
        : [];
    default:
      return [];
  }
}

function findEmptyColumn(column: unknown, index: number): readonly EmptyMenu[] {
  const problem = `shows a title without links ("${getTextAt(column, "title")}")`;
  return getListAt(column, "links").length === 0 ? [{ field: `footer ${index + 1}, links`, problem }] : [];
}
