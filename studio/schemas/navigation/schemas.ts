import type { SchemaTypeDefinition } from "sanity";
import { footerColumn, menuAttribute, menuGroup, menuItem, menuLink } from "./menu";
import { navigation } from "./navigation";

export const navigationSchemas: SchemaTypeDefinition[] = [
  navigation,
  footerColumn,
  menuGroup,
  menuAttribute,
  menuItem,
  menuLink,
];
