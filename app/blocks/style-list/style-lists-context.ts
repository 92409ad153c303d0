import { createContext } from "react";
import type { StyleList } from "~/domains/catalog/style-list/list-styles";
import { useRequiredContext } from "~/ui/runtime/required-context";

type StyleLists = Readonly<Record<string, StyleList>>;

const StyleListsContext = createContext<StyleLists | undefined>(undefined);

/** The contents of the page's lists by block key; the route provides them. */
export const StyleListsProvider = StyleListsContext.Provider;

export function useStyleLists(): StyleLists {
  return useRequiredContext(StyleListsContext, { hook: "useStyleLists", provider: "StyleListsProvider" });
}
