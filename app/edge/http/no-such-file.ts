import { isFilePath } from "~/kernel/sections";
import { reserved, siteMap } from "~/routes";
import { matchRoute } from "../routing/site-route";
import { type Handler, pathOf, sendText } from "./handler";

/** What ends like a file and is no route is not there: no page is rendered to say so. Studio and lake know their own. */
export const noSuchFile: Handler = (request, response, next) => {
  const path = pathOf(request);
  const isMissing =
    isFilePath(path) &&
    !path.endsWith(".data") &&
    !reserved.some((section) => path.startsWith(`${section}/`)) &&
    matchRoute(siteMap, path)?.path === "/*";
  return isMissing ? sendText(response, 404, "Not found") : next();
};
