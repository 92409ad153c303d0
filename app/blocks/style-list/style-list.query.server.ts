import { createProjection, storedFields } from "../projection.server";
import { styleList } from "./style-list.content";

/** Loads only the settings of the list; the styles are in memory. */
export const styleListQuery = createProjection(styleList, {
  ...storedFields("title", "description", "tabsBy", "tabsLayout", "tabsOverflow", "hasAllTab", "filters"),
  ...storedFields("hasSearch", "pagination", "pageSize"),
  brandSlug: "brand->slug.current",
});
