import { createContext } from "react";
import type { StyleList } from "~/domains/catalog/list-styles";

/** What the lists of this page hold, by the key of their block; the route that knows the address fills it. */
export const StyleLists = createContext<Readonly<Record<string, StyleList>>>({});
