import { isFilePath } from "~/kernel/sections";
import { reservedPrefixes, siteMap } from "~/routes";
import { matchRoute } from "../routing/site-route";
import { type Handler, pathOf, sendText } from "./handler";

/**
 * Answers 404 for a file path without a route, without rendering a page. The Studio and the lake handle their own
 * files.
 */
export const noSuchFile: Handler = (request, response, next) => {
  const path = pathOf(request);
  const isMissing =
    isFilePath(path) &&
    !path.endsWith(".data") &&
    !reservedPrefixes.some((section) => path.startsWith(`${section}/`)) &&
    matchRoute(siteMap, path)?.path === "/*";
  return isMissing ? sendText(response, 404, "Not found") : next();
};
