import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { paths } from "~/kernel/paths";
import type { Clock } from "~/kernel/time/clock";
import { getPath, type Handler, sendHtml, sendText } from "../http/handler";
import type { Mount } from "../http/mount";
import { serveStaticFiles } from "../http/static-files.server";
import type { Env } from "../settings/env.server";
import { renderStudioPage, type StudioConnection, type StudioPage } from "./studio-page.server";
import { renderStudioProgress } from "./studio-progress.server";
import { renderStudioWaitingPage } from "./studio-waiting-page";

const folder = "studio/dist";
const progressPath = ".cache/studio-progress.json";
const signInPath = paths.studioSignIn;

export type StudioMountOptions = {
  readonly env: Env;
  readonly clock: Clock;
  /**
   * On the embedded lake: whether the request carries an editor's session. A hosted project authenticates its editors
   * itself.
   */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
};

/** /studio: the built Studio behind its sign-in. Until it is built, a page shows the progress. */
export function createStudioMount({ env, clock, isSignedIn }: StudioMountOptions): Mount {
  const files = serveStaticFiles(folder, cacheControl);
  const currentPage = createPageReader(toStudioConnection(env));
  const answer: Handler = (request, response, next) => {
    const path = getPath(request);
    if (path === signInPath) return next();
    if (/^\/studio\/(static\/|favicon\.ico$)/.test(path)) return sendFile(files, request, response);
    const page = currentPage();
    if (!page) return sendWaiting(response, clock);
    if (!isSignedIn(request))
      return sendText(response, 302, "", { ...headers, Location: signInAddress(request) });
    sendHtml(response, page.html, { ...headers, "Content-Security-Policy": page.policy });
  };
  return { path: paths.studio, answer };
}

function toStudioConnection(env: Env): StudioConnection {
  if (env.sanity) return { projectId: env.sanity.projectId, dataset: env.sanity.dataset };
  return { projectId: "local", dataset: "production", lake: paths.lake };
}

/** Reads index.html again when a new build has replaced it. */
function createPageReader(connection: StudioConnection): () => StudioPage | undefined {
  const path = join(folder, "index.html");
  let cachedPage: { readonly modified: number; readonly page: StudioPage } | undefined;
  return () => {
    if (!existsSync(path)) return undefined;
    const modified = statSync(path).mtimeMs;
    if (cachedPage?.modified !== modified) {
      cachedPage = { modified, page: renderStudioPage(readFileSync(path, "utf8"), connection) };
    }
    return cachedPage.page;
  };
}

function sendFile(
  files: ReturnType<typeof serveStaticFiles>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.url = request.url?.slice(paths.studio.length);
  files(request, response, () => {
    sendText(response, 404, "Not found");
  });
}

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
};

function sendWaiting(response: ServerResponse, clock: Clock): void {
  sendHtml(response, renderStudioWaitingPage(renderStudioProgress(progressPath), clock.now()), {
    ...headers,
    "Content-Security-Policy":
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
  });
}

function signInAddress(request: IncomingMessage): string {
  const isStart = getPath(request) === paths.studio;
  return isStart ? signInPath : `${signInPath}?next=${encodeURIComponent(request.url ?? "")}`;
}

function cacheControl(path: string): string {
  return /-[\w-]{8}\.\w+$/.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
