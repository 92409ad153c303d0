import type { IncomingMessage } from "node:http";
import { paths } from "~/kernel/paths";

type BodyTimeoutHooks = {
  /** Runs a callback once the response has been sent. */
  readonly onResponse: (callback: () => void) => void;
  readonly onTimeout: () => void;
};

/** File uploads of editors may take longer, because the endpoints check access before they read the body. */
const editorUploads = `${paths.lake}/v`;
/**
 * Forms of visitors. A multipart body may hold files and only has to keep a minimum rate. The gateway cannot
 * tell which forms take files; `submit-posted-form.server.ts` can.
 */
const forms = [paths.form(""), paths.api.form("")];
/** The minimum size received within one body timeout: about two kilobytes a second over thirty seconds. */
const minBytesPerSpan = 64 * 1024;

/** Limits how long a request body may take, both before and after the response. */
export function enforceBodyTimeout(
  request: IncomingMessage,
  timeoutMs: number,
  { onResponse, onTimeout }: BodyTimeoutHooks,
): void {
  const { headers, url } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const start = () => startBodyTimeout(request, timeoutMs, onTimeout);
  const isUpload = url?.startsWith(editorUploads) ?? false;
  const mayHoldFiles = headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
  const isSlowForm = mayHoldFiles && forms.some((section) => url?.startsWith(section));
  if (isSlowForm) enforceMinimumRate(request, timeoutMs, onTimeout);
  if (isSlowForm || isUpload) onResponse(start);
  else start();
}

function startBodyTimeout(request: IncomingMessage, timeoutMs: number, onTimeout: () => void): void {
  const timer = setTimeout(() => {
    if (!request.complete) onTimeout();
  }, timeoutMs);
  request.once("close", () => clearTimeout(timer));
}

/** Calls `onTimeout` when a body arrives too slowly. Backpressure of the server does not count. */
function enforceMinimumRate(request: IncomingMessage, spanMs: number, onTimeout: () => void): void {
  const { socket } = request;
  let lastBytesRead = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const isBackpressure = request.readableLength >= request.readableHighWaterMark;
    if (!isBackpressure && socket.bytesRead - lastBytesRead < minBytesPerSpan) {
      clearInterval(timer);
      onTimeout();
    }
    lastBytesRead = socket.bytesRead;
  }, spanMs);
  request.once("close", () => clearInterval(timer));
}
