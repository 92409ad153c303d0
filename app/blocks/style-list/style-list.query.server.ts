import { createProjection, storedFields } from "../projection.server";
import { styleList } from "./style-list.content";

/** What a list of door styles asks of the content; the styles themselves are in memory. */
export const styleListQuery = createProjection(styleList, {
  ...storedFields("title", "description", "tabsBy", "tabsLayout", "tabsOverflow", "hasAllTab", "filters"),
  ...storedFields("hasSearch", "pagination", "pageSize"),
  brandSlug: "brand->slug.current",
});
