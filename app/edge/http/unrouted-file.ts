import { isFilePath } from "~/kernel/addresses/sections";
import { reservedPrefixes, siteMap } from "~/routes";
import { matchRoute } from "../routing/site-route";
import { getPath, type Handler, sendText } from "./handler";

/**
 * Answers 404 for a file path without a route, without rendering a page. The Studio and the lake handle their own
 * files.
 */
export const rejectUnroutedFilePath: Handler = (request, response, next) => {
  const path = getPath(request);
  const isUnrouted =
    isFilePath(path) &&
    !path.endsWith(".data") &&
    !reservedPrefixes.some((section) => path.startsWith(`${section}/`)) &&
    matchRoute(siteMap, path)?.path === "/*";
  return isUnrouted ? sendText(response, 404, "Not found") : next();
};
