import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { Router } from "express";
import sirv from "sirv";

/** Folders whose every file is known at build time: what is not there is not anywhere (no Remix stack per missing image). */
const staticPrefixes = ["/assets", "/fonts", "/pictures"] as const;

/** Serves the client build: hashed names for ever, everything else of `public/` for an hour; .br and .gz beside them. */
export function builtAssets(folder: string): RequestHandler {
  const router = Router();
  router.use(sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: setCacheTime }));
  for (const prefix of staticPrefixes) router.use(prefix, notFound);
  return router;
}

const notFound: RequestHandler = (_request, response) => {
  response.status(404).type("text/plain").send("Not found");
};

function setCacheTime(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith("/assets/");
  response.setHeader(
    "Cache-Control",
    isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  );
  response.setHeader("X-Content-Type-Options", "nosniff");
}
