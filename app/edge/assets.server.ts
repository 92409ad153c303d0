import type { RequestHandler } from "express";
import { Router } from "express";
import { staticFiles } from "./static-files.server";

/** Folders whose every file is known at build time: what is not there is not anywhere (no Remix stack per missing image). */
const staticPrefixes = ["/assets", "/fonts", "/pictures"] as const;

/** Serves the client build: hashed names for ever, everything else of `public/` for an hour. */
export function builtAssets(folder: string): RequestHandler {
  const router = Router();
  router.use(staticFiles(folder, cacheControl));
  for (const prefix of staticPrefixes) router.use(prefix, notFound);
  return router;
}

const notFound: RequestHandler = (_request, response) => {
  response.status(404).type("text/plain").send("Not found");
};

function cacheControl(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
