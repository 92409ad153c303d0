import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { siteMap } from "~/routes";
import { pageOf } from "../pages/page-key";
import { matchRoute, toRouteId } from "../routing/site-route";

/** As it was built; in development it is built anew for each request. */
export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Where browsers ask Remix for further routes. */
const listOfRoutes = "/__manifest";

/**
 * Remix with one handler for each route of the site map, which knows that route and the root alone. The router takes all
 * routes apart and ranks them anew whenever it looks for one, several times in one render.
 */
export function remixHandler(build: RemixBuild): RequestHandler {
  const whole = createRequestHandler(build, process.env.NODE_ENV);
  if (typeof build === "function") return whole;
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (id: string) => {
    const handler =
      handlers.get(id) ?? createRequestHandler(withOnly(build, ["root", id]), process.env.NODE_ENV);
    handlers.set(id, handler);
    return handler;
  };
  return (request, context) => {
    const path = pageOf(new URL(request.url).pathname);
    const line = path === listOfRoutes ? undefined : matchRoute(siteMap, path);
    const handler = line ? handlerOf(toRouteId(line)) : whole;
    return handler(request, context);
  };
}

function withOnly(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
