import { getPath, type Handler, sendText } from "./handler";
import { serveStaticFiles } from "./static-files.server";

/** Folders whose files are all known at build time, so that Remix does not render a 404 page for a missing file. */
const staticPrefixes = ["/assets/", "/fonts/", "/pictures/"] as const;

/** Serves the client build: hashed files are cached forever, other files of `public/` for an hour. */
export function serveBuiltAssets(folder: string): Handler {
  const files = serveStaticFiles(folder, cacheControl);
  return (request, response, next) =>
    files(request, response, () =>
      staticPrefixes.some((prefix) => getPath(request).startsWith(prefix))
        ? sendText(response, 404, "Not found")
        : next(),
    );
}

function cacheControl(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
