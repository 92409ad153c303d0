import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import express, { type Express, type RequestHandler } from "express";
import { demoGuard } from "./demo-guard.server";
import { type HealthProbe, healthz } from "./health.server";
import type { Mount } from "./mount";
import { ownOriginOnly } from "./own-origin.server";
import { personalPages } from "./personal-pages.server";
import type { Services } from "./services.server";

export type ShopParts = {
  readonly services: Services;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Built files with hashed names, or Vite's middleware in development. */
  readonly assets: RequestHandler;
  readonly mounts: readonly Mount[];
  readonly probes: readonly HealthProbe[];
};

/** The order in which a request is offered around: health, assets, the mounts, then Remix. */
export function createExpressApp(parts: ShopParts): Express {
  const app = express();
  app.disable("x-powered-by");
  // A reverse proxy on this machine or a private network may say whose request it forwards.
  app.set("trust proxy", "loopback, linklocal, uniquelocal");
  app.get("/healthz", healthz(parts.probes));
  app.use(parts.assets);
  for (const mount of parts.mounts) app.use(below(mount));
  app.use("/demo", demoGuard(parts.services.env.mode));
  app.use("/api", ownOriginOnly(parts.services.env));
  app.use(personalPages(parts.services.env));
  const remix = createRequestHandler({
    build: parts.build,
    mode: process.env.NODE_ENV,
    getLoadContext: ({ ip }, response) => ({
      services: parts.services,
      nonce: response.locals.nonce,
      clientAddress: ip,
    }),
  });
  // It hands its failures to `next` itself.
  app.all("*", (request, response, next) => void remix(request, response, next));
  return app;
}

/** Offers a mount its own paths, with the address left whole (Express would cut the prefix off). */
function below(mount: Mount): RequestHandler {
  return (request, response, next) =>
    request.path === mount.path || request.path.startsWith(`${mount.path}/`)
      ? mount.answer(request, response, next)
      : next();
}
