import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { siteMap } from "~/routes";
import { toPagePath } from "../pages/page-key";
import { matchRoute, toRouteId } from "../routing/site-route";

/** The build; in development a function that builds for each request. */
export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

/** The path where browsers request further routes of Remix. */
const listOfRoutes = "/__manifest";

/**
 * Creates a Remix handler per route that knows only that route and the root. The router would otherwise rank all
 * routes several times per render.
 */
export function createRemixHandler(build: RemixBuild): RequestHandler {
  const handleRequest = createRequestHandler(build, process.env.NODE_ENV);
  if (typeof build === "function") return handleRequest;
  const handlers = new Map<string, RequestHandler>();
  const getHandler = (id: string) => {
    const handler =
      handlers.get(id) ?? createRequestHandler(keepRoutes(build, ["root", id]), process.env.NODE_ENV);
    handlers.set(id, handler);
    return handler;
  };
  return (request, context) => {
    const path = toPagePath(new URL(request.url).pathname);
    const route = path === listOfRoutes ? undefined : matchRoute(siteMap, path);
    const handler = route ? getHandler(toRouteId(route)) : handleRequest;
    return handler(request, context);
  };
}

function keepRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const keepRoutes = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: keepRoutes(build.routes),
    assets: { ...build.assets, routes: keepRoutes(build.assets.routes) },
  };
}
