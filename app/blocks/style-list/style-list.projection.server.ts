import { createProjection, selectFields } from "../projection.server";
import { styleList } from "./style-list.content";

/** Loads only the settings of the list; the styles are in memory. */
export const styleListProjection = createProjection(styleList, {
  ...selectFields("title", "description", "tabsBy", "tabsLayout", "tabsOverflow", "hasAllTab", "filters"),
  ...selectFields("hasSearch", "pagination", "pageSize"),
  brandSlug: "brand->slug.current",
});
