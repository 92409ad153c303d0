import { projectionOf, stored } from "../projection.server";
import { styleList } from "./style-list.content";

/** What a list of door styles asks of the content; the styles themselves are in memory. */
export const styleListQuery = projectionOf(styleList, {
  ...stored("title", "description", "tabsBy", "tabsLayout", "tabsOverflow", "hasAllTab", "filters"),
  ...stored("hasSearch", "pagination", "pageSize"),
  brandSlug: "brand->slug.current",
});
