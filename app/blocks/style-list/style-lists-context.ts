import { createContext } from "react";
import type { StyleList } from "~/domains/catalog/style-list/list-styles";
import { useRequiredContext } from "~/ui/runtime/required-context";

type StyleLists = Readonly<Record<string, StyleList>>;

const StyleListsContext = createContext<StyleLists | undefined>(undefined);

/** What the lists of this page hold, by the key of their block; the route that knows the address fills it. */
export const StyleListsProvider = StyleListsContext.Provider;

export function useStyleLists(): StyleLists {
  return useRequiredContext(StyleListsContext, { hook: "useStyleLists", provider: "StyleListsProvider" });
}
