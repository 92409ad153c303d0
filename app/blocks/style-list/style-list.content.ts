import { z } from "zod";
import { list, nullToUndefined, textSchema, withDefault } from "~/content/schemas";
import { filterGroups } from "~/domains/catalog/style-list/list-parameters";
import { paginationModes } from "~/domains/catalog/style-list/list-styles";
import { createBlockSchema } from "../block-schema";

const defaultPageSize = 24;

/**
 * A list of styles with filters, sort orders and search; its Studio schema is `studio/schemas/blocks/style-list.ts`.
 */
export const styleList = createBlockSchema("styleList", {
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  /** The slug of the brand, if the list is limited to one brand. */
  brandSlug: nullToUndefined(z.string()),
  tabsBy: nullToUndefined(z.enum(filterGroups)),
  tabsLayout: withDefault(z.enum(["filter-tabs-v1", "filter-tabs-v2", "filter-tabs-v3"]), "filter-tabs-v1"),
  tabsOverflow: withDefault(z.enum(["wrap", "scroll", "buttons"]), "scroll"),
  hasAllTab: withDefault(z.boolean(), true),
  filters: list(z.enum(filterGroups)),
  hasSearch: withDefault(z.boolean(), true),
  pagination: withDefault(z.enum(paginationModes), "page-numbers"),
  pageSize: withDefault(z.number().int().min(1).max(96), defaultPageSize),
});
