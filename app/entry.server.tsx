import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { isDatabaseUnavailable } from "#db/database-unavailable";
import { startStallTolerantTimeout } from "~/edge/http/stall-tolerant-timeout";
import { NonceProvider } from "~/ui/runtime/nonce";
import { failureLog } from "./edge/preview/failure-log";

const defaultRenderTimeoutMs = 5_000;

/** Renders whole (`onAllReady`): a cached page needs every inline script before its CSP hashes are taken. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, services, preview }: AppLoadContext,
): Promise<Response> {
  const { renderTimeoutMs, log } = preview ?? { renderTimeoutMs: defaultRenderTimeoutMs, log: services.log };
  return new Promise((resolve, reject) => {
    const nonced = nonce === undefined ? {} : { nonce };
    const page = (
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} {...nonced} />
      </NonceProvider>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      ...nonced,
      // Parts that load later stand in their place, however large, not in a script's hands at the end.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        stopWaiting();
        headers.set("Content-Type", "text/html; charset=utf-8");
        pipe(gathered((body) => resolve(new Response(body, { status, headers }))));
      },
      onShellError(error) {
        stopWaiting();
        reject(error);
      },
      onError(error) {
        log.error({ error: reasonOf(error), path: pathOf(request) }, "rendering failed");
      },
    });
    const stopWaiting = startStallTolerantTimeout(renderTimeoutMs, () => {
      // First the refusal: half a page must not be kept for everybody.
      reject(new Error(`not rendered within ${renderTimeoutMs} ms`));
      abort();
    });
  });
}

/**
 * The page in one piece: nobody reads half of it.
 *
 * React 18 writes its buffer whole even where a character of several bytes no longer fitted, with zeros in the gap
 * (https://github.com/facebook/react/pull/24985): they are no text, and stop the browser from taking the page over.
 */
function gathered(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write: (piece: Uint8Array, _encoding, next) => {
      pieces.push(piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
      next();
    },
    final: (next) => {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Our own failures only: an address that is not there, or a method it does not know, is the visitor's. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isVisitors = isRouteErrorResponse(error) && error.status < 500;
  if (isVisitors || request.signal.aborted) return;
  if (isDatabaseUnavailable(error)) {
    context.reportDatabaseUnavailable?.();
    context.services.log.warn({ path: pathOf(request) }, "a request needs the database, which is away");
    return;
  }
  const log = failureLog(error, context);
  log.error({ error: reasonOf(error), path: pathOf(request) }, "a request failed");
};

function reasonOf(error: unknown): unknown {
  return error instanceof Error ? (error.stack ?? error.message) : error;
}

/** Without its query, which may name a person. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname;
}
