import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { findUnavailableService } from "#db/database-unavailable";
import { startStallTolerantTimeout } from "~/edge/http/stall-tolerant-timeout";
import { RequestIdProvider } from "~/ui/runtime/error-reference";
import { NonceProvider } from "~/ui/runtime/nonce";
import { chooseFailureLog } from "./edge/preview/failure-log";

const defaultRenderTimeoutMs = 5_000;

/** Renders the whole page before responding: the CSP hashes of a cached page need every inline script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, services, requestId, preview }: AppLoadContext,
): Promise<Response> {
  const { renderTimeoutMs, log } = preview ?? { renderTimeoutMs: defaultRenderTimeoutMs, log: services.log };
  return new Promise((resolve, reject) => {
    const nonced = nonce === undefined ? {} : { nonce };
    const page = (
      <NonceProvider value={nonce}>
        <RequestIdProvider value={requestId}>
          <RemixServer context={remixContext} url={request.url} {...nonced} />
        </RequestIdProvider>
      </NonceProvider>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      ...nonced,
      // Renders suspended parts in place, at any size, and not as scripts at the end of the document.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        stopWaiting();
        headers.set("Content-Type", "text/html; charset=utf-8");
        pipe(createByteCollector((body) => resolve(new Response(body, { status, headers }))));
      },
      onShellError(error) {
        stopWaiting();
        reject(error);
      },
      onError(error) {
        log.error({ error: toReason(error), path: getRequestPath(request) }, "rendering failed");
      },
    });
    const stopWaiting = startStallTolerantTimeout(renderTimeoutMs, () => {
      // Rejects before aborting, so that an incomplete page is never cached.
      reject(new Error(`not rendered within ${renderTimeoutMs} ms`));
      abort();
    });
  });
}

/**
 * Collects the page and passes it on as a whole.
 *
 * React 18 leaves zero bytes in its buffer before a multi-byte character that does not fit
 * (https://github.com/facebook/react/pull/24985). They break hydration, so they are removed.
 */
function createByteCollector(onDone: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write: (chunk: Uint8Array, _encoding, next) => {
      chunks.push(chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
      next();
    },
    final: (next) => {
      onDone(Buffer.concat(chunks));
      next();
    },
  });
}

/** Logs server errors only, no 4xx responses such as an unknown path or method. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isVisitors = isRouteErrorResponse(error) && error.status < 500;
  if (isVisitors || request.signal.aborted) return;
  const unavailable = findUnavailableService(error);
  if (unavailable) {
    context.reportUnavailable?.();
    context.services.log.warn(
      { path: getRequestPath(request) },
      `a request needs the ${unavailable}, which is away`,
    );
    return;
  }
  const log = chooseFailureLog(error, context);
  log.error({ error: toReason(error), path: getRequestPath(request) }, "a request failed");
};

function toReason(error: unknown): unknown {
  return error instanceof Error ? (error.stack ?? error.message) : error;
}

/** Returns the path without the query, which may contain personal data. */
function getRequestPath(request: Request): string {
  return new URL(request.url).pathname;
}
