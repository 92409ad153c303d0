import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import type { ClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { compressBody } from "@stile-and-rail/http/compress.server";
import { FairSlots } from "@stile-and-rail/http/fair-slots";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import { paths } from "~/kernel/paths";
import { siteMap } from "~/routes";
import { sendOverloaded } from "../gateway/load-shedding";
import { buildContentSecurityPolicy } from "../headers/content-security-policy";
import { listPersonalPageOrigins } from "../headers/page-origins.server";
import { getSecurityHeaders } from "../headers/security-headers";
import { getRequestId } from "../monitoring/request-id.server";
import { appendOverlayScript } from "../preview/preview-page.server";
import type { PreviewResolver } from "../preview/resolve-preview.server";
import { toStreamedBody } from "../requests/streamed-body.server";
import { matchRoute } from "../routing/site-route";
import type { Services } from "../services/services.server";
import { toCharsetHeader } from "./charset";
import { getPath, type Handler, jsonType } from "./handler";
import { createRemixHandler, type RemixBuild } from "./remix-handler.server";
import { unavailableHeaders, unavailableMessage } from "./service-unavailable.server";

/** Personal pages wait for the database, so more of them render at once than public pages. */
const renderSlots = { maxRunning: 4, maxPending: 60, maxPendingPerClient: 20 };

/** Posts with files are slow, so they have their own slots. */
const uploadSlots = { maxRunning: 64, maxPending: 128, maxPendingPerClient: 8 };

/** Larger than any post without files. */
const postBytes = 64 * 1024;

type RemixPagesOptions = {
  readonly services: Services;
  readonly resolveClientIp: ClientIpResolver;
  readonly build: RemixBuild;
  readonly resolvePreview: PreviewResolver;
  readonly databaseAnswers: () => Promise<boolean>;
};

type Visitor = Required<Pick<AppLoadContext, "services" | "nonce" | "clientIp" | "requestId">> &
  Pick<AppLoadContext, "preview">;

/**
 * Handles personal pages and API requests: not stored, with a CSP nonce per request. A route may set its own
 * Cache-Control. Renders are limited per client, and requests beyond the limit get 503. API writes such as orders and
 * payments are exempt; they have rate limits.
 */
export function createRemixPagesHandler(options: RemixPagesOptions): Handler {
  const { services, resolveClientIp, build, resolvePreview: previewed, databaseAnswers } = options;
  const render = createRenderer(build);
  const [renders, uploads] = [new FairSlots(renderSlots), new FairSlots(uploadSlots)];
  const shared = { ...getSecurityHeaders(services.env), "Cache-Control": "no-store" };
  const origins = listPersonalPageOrigins(services.env);
  const isBuilt = process.env.NODE_ENV === "production";

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const nonce = randomBytes(16).toString("base64");
    const clientIp = resolveClientIp(request);
    const drafts = await previewed(request);
    const visitorServices = drafts
      ? { services: drafts, preview: { renderTimeoutMs: previewRenderTimeoutMs, log: services.log } }
      : { services };
    const visitor = { ...visitorServices, nonce, clientIp, requestId: getRequestId() };
    const renderInTime = (body: RequestInit) =>
      raceDatabaseCheck(
        () => render(toRemixRequest(services.env.publicUrl, request, response, body), visitor),
        databaseAnswers,
      );
    const rendered = await runInSlot(request, clientIp, renderInTime);
    if (rendered === "full") return sendOverloaded(response);
    const body = await compressBody(
      isHtml(rendered)
        ? toPageBuffer(rendered, drafts ? (html) => appendOverlayScript(html, nonce) : undefined)
        : rendered.body,
      rendered.headers["content-type"],
      request.headers["accept-encoding"],
    );
    // Vite's reload client has inline scripts without a nonce, so the policy applies only to builds.
    const policy = isBuilt
      ? { "Content-Security-Policy": buildContentSecurityPolicy({ nonce }, origins) }
      : {};
    const extraHeaders = drafts ? previewHeaders : {};
    for (const [name, value] of Object.entries({
      ...shared,
      ...policy,
      ...rendered.headers,
      ...body.headers,
      ...extraHeaders,
    }))
      response.setHeader(name, value);
    response.writeHead(rendered.status);
    response.end(request.method === "HEAD" ? undefined : body.bytes);
  };
  return (request, response, next) => void answer(request, response).catch(next);

  /** Reads the body before it takes a slot, so that an endless body cannot occupy one. */
  async function runInSlot(
    request: IncomingMessage,
    clientIp: string,
    inTime: (body: RequestInit) => Promise<BufferedResponse>,
  ) {
    if (isApiWrite(request)) return inTime(toStreamedBody(request));
    if (isUpload(request)) return uploads.run(clientIp, () => inTime(toStreamedBody(request)));
    const body = await readPostedBody(request);
    return renders.run(clientIp, () => inTime(body));
  }
}

/** Creates the request for Remix; it is aborted when the client disconnects. */
function toRemixRequest(
  publicUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  body: RequestInit,
): Request {
  const disconnected = new AbortController();
  response.once("close", () => response.writableFinished || disconnected.abort());
  const { method = "GET" } = request;
  const headers = Object.entries(setHostToOrigin(request)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return new Request(removeDataParam(new URL(`${publicUrl}${request.url}`)), {
    method,
    headers,
    signal: disconnected.signal,
    ...body,
  });
}

/** Removes the former data parameter of Remix, which no page of the shop sends. */
function removeDataParam(address: URL): URL {
  if (address.searchParams.has("_data")) address.searchParams.delete("_data");
  return address;
}

/**
 * Sets the host to the origin of a post, which Remix compares. `rejectCrossOriginWrites` has already checked the
 * origin, and a proxy may change the host.
 */
function setHostToOrigin(request: IncomingMessage): IncomingMessage["headers"] {
  const { "x-forwarded-host": _, ...headers } = request.headers;
  const { origin } = headers;
  return isReadRequest(request) || !origin || !URL.canParse(origin)
    ? headers
    : { ...headers, host: new URL(origin).host };
}

/** Reads the posted body; an oversized body counts as empty. */
async function readPostedBody(request: IncomingMessage): Promise<RequestInit> {
  return isReadRequest(request) ? {} : { body: new Uint8Array((await readBytes(request, postBytes)) ?? []) };
}

/** Returns whether a request posts a form that may hold files. */
function isUpload(request: IncomingMessage): boolean {
  return !isReadRequest(request) && getPath(request).startsWith(paths.form(""));
}

function isReadRequest({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns whether a request writes to an API endpoint of the site map. */
function isApiWrite(request: IncomingMessage): boolean {
  if (isReadRequest(request)) return false;
  return matchRoute(siteMap, getPath(request))?.path.startsWith(`${paths.api.root}/`) ?? false;
}

/** An editor prefers a late page to a timeout. */
const previewRenderTimeoutMs = 30_000;

/** Drafts are neither cached nor indexed, whatever the route declares. */
const previewHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex" };

function toPageBuffer({ body }: BufferedResponse, transform = (html: string) => html): Buffer {
  return Buffer.from(transform(body.toString("utf8")));
}

function isHtml({ headers }: BufferedResponse): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? false;
}

/** A response may take this long before the database is checked. */
const databaseCheckMs = 6_000;

/**
 * Returns the response, or 503 when the database stops answering. A database that is cut off may not answer for
 * minutes; the work is recorded before.
 */
async function raceDatabaseCheck(
  work: () => Promise<BufferedResponse>,
  databaseAnswers: () => Promise<boolean>,
): Promise<BufferedResponse> {
  const working = work();
  const stop = new AbortController();
  const databaseCheck = (async () => {
    for (;;) {
      await sleep(databaseCheckMs, undefined, { signal: stop.signal, ref: false });
      if (!(await databaseAnswers())) return toUnavailableResponse(emptyResponse);
    }
  })();
  databaseCheck.catch(() => undefined);
  return Promise.race([working, databaseCheck]).finally(() => stop.abort());
}

const emptyResponse: BufferedResponse = { status: 503, headers: {}, body: Buffer.alloc(0) };

/** Turns a response into a 503. A page keeps its own error text; an API response gets a message. */
function toUnavailableResponse({ headers, body }: BufferedResponse): BufferedResponse {
  const type = headers["content-type"] ?? "";
  const isReadable = /^text\/(html|x-script)/.test(type);
  return {
    status: 503,
    headers: { ...headers, ...unavailableHeaders, ...(isReadable ? {} : { "content-type": jsonType }) },
    body: isReadable ? body : Buffer.from(JSON.stringify({ success: false, message: unavailableMessage })),
  };
}

/** Creates a function that returns the response of Remix, or 503 when the database is unavailable. */
function createRenderer(build: RemixPagesOptions["build"]) {
  const remix = createRemixHandler(build);
  return async (request: Request, visitor: Visitor): Promise<BufferedResponse> => {
    let isUnavailable = false;
    const reportUnavailable = () => {
      isUnavailable = true;
    };
    const buffered = await bufferResponse(await remix(request, { ...visitor, reportUnavailable }));
    return isUnavailable ? toUnavailableResponse(buffered) : buffered;
  };
}

type BufferedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>> & { readonly "content-type"?: string };
  readonly body: Buffer;
};

/** Buffers the whole body, so that a slow client does not hold a render. */
async function bufferResponse(response: Response): Promise<BufferedResponse> {
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...toCharsetHeader(response),
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
