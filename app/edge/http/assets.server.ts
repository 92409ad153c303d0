import { type Handler, pathOf, sendText } from "./handler";
import { staticFiles } from "./static-files.server";

/** Folders whose every file is known at build time: what is not there is not anywhere (no Remix stack per missing image). */
const staticPrefixes = ["/assets/", "/fonts/", "/pictures/"] as const;

/** Serves the client build: hashed names for ever, everything else of `public/` for an hour. */
export function builtAssets(folder: string): Handler {
  const files = staticFiles(folder, cacheControl);
  return (request, response, next) =>
    files(request, response, () =>
      staticPrefixes.some((prefix) => pathOf(request).startsWith(prefix))
        ? sendText(response, 404, "Not found")
        : next(),
    );
}

function cacheControl(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
