import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import type { Clock } from "~/kernel/clock";
import type { Env } from "./env.server";
import type { Mount } from "./mount";
import { staticFiles } from "./static-files.server";
import { type StudioConnection, type StudioPage, studioPage } from "./studio-page.server";
import { studioProgress } from "./studio-progress.server";
import { studioWaitingPage } from "./studio-waiting-page";

const folder = "studio/dist";
const progressPath = ".cache/studio-progress.json";
const signInPath = "/studio/sign-in";

export type StudioParts = {
  readonly env: Env;
  readonly clock: Clock;
  /** On the embedded lake: whether the request carries an editor's session. A hosted project asks for it itself. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
};

/** /studio: the built Studio behind its sign-in; until it is built, how far that is. */
export function studioMount({ env, clock, isSignedIn }: StudioParts): Mount {
  const files = staticFiles(folder, cacheControl);
  const currentPage = pageReader(connectionOf(env));
  const answer: RequestHandler = (request, response, next) => {
    if (request.path === signInPath) return next();
    if (/^\/studio\/(static\/|favicon\.ico$)/.test(request.path)) return sendFile(files, request, response);
    const page = currentPage();
    if (!page) return sendWaiting(response, clock);
    if (!isSignedIn(request)) return response.redirect(signInAddress(request));
    response.set(headers).set("Content-Security-Policy", page.policy).type("html").send(page.html);
  };
  return { path: "/studio", answer };
}

function connectionOf(env: Env): StudioConnection {
  if (env.sanity) return { projectId: env.sanity.projectId, dataset: env.sanity.dataset };
  return { projectId: "local", dataset: "production", lake: "/lake" };
}

/** Reads index.html again when a new build has taken its place. */
function pageReader(connection: StudioConnection): () => StudioPage | undefined {
  const path = join(folder, "index.html");
  let read: { readonly modified: number; readonly page: StudioPage } | undefined;
  return () => {
    if (!existsSync(path)) return undefined;
    const modified = statSync(path).mtimeMs;
    if (read?.modified !== modified) {
      read = { modified, page: studioPage(readFileSync(path, "utf8"), connection) };
    }
    return read.page;
  };
}

function sendFile(files: ReturnType<typeof staticFiles>, request: Request, response: Response): void {
  request.url = request.url.slice("/studio".length);
  files(request, response, () => {
    response.status(404).type("text/plain").send("Not found");
  });
}

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
};

function sendWaiting(response: Response, clock: Clock): void {
  response
    .set(headers)
    .set(
      "Content-Security-Policy",
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
    )
    .type("html")
    .send(studioWaitingPage(studioProgress(progressPath), clock.now()));
}

function signInAddress(request: Request): string {
  const isStart = request.path === "/studio" || request.path === "/studio/";
  return isStart ? signInPath : `${signInPath}?next=${encodeURIComponent(request.originalUrl)}`;
}

function cacheControl(path: string): string {
  return /-[\w-]{8}\.\w+$/.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
