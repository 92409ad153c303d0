import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import type { ClientIpResolver } from "~/http/client-ip.server";
import { compressBody } from "~/http/compress.server";
import { readBytes } from "~/http/read-bytes.server";
import { FairSlots } from "~/kernel/fair-slots";
import { paths } from "~/kernel/paths";
import { siteMap } from "~/routes";
import { sendOverloaded } from "../gateway/load-shedding";
import { contentSecurityPolicy } from "../headers/content-security-policy";
import { personalOrigins } from "../headers/page-origins.server";
import { securityHeaders } from "../headers/security-headers";
import { withOverlays } from "../preview/preview-page.server";
import type { Previewed } from "../preview/previewed.server";
import { toStreamedBody } from "../requests/streamed-body.server";
import { matchRoute } from "../routing/site-route";
import type { Services } from "../services/services.server";
import { jsonType, withCharset } from "./charset";
import { getPath, type Handler } from "./handler";
import { createRemixHandler, type RemixBuild } from "./remix-handler.server";
import { unavailableHeaders, unavailableMessage } from "./service-unavailable.server";

/** Personal pages wait for the database, so more of them render at once than public pages. */
const renderSlots = { maxRunning: 4, maxPending: 60, maxPendingPerClient: 20 };

/** Posts with files are slow, so they have their own slots. */
const uploadSlots = { maxRunning: 64, maxPending: 128, maxPendingPerClient: 8 };

/** Larger than any post without files. */
const postBytes = 64 * 1024;

type Parts = {
  readonly services: Services;
  readonly resolveClientIp: ClientIpResolver;
  readonly build: RemixBuild;
  readonly previewed: Previewed;
  readonly databaseAnswers: () => Promise<boolean>;
};

type Visitor = Required<Pick<AppLoadContext, "services" | "nonce" | "clientIp">> &
  Pick<AppLoadContext, "preview">;

/**
 * Handles personal pages and API requests: not stored, with a CSP nonce per request. A route may set its own
 * Cache-Control. Renders are limited per client, and requests beyond the limit get 503. API writes such as orders and
 * payments are exempt; they have rate limits.
 */
export function createRemixPagesHandler(parts: Parts): Handler {
  const { services, resolveClientIp, build, previewed, databaseAnswers } = parts;
  const render = renderer(build);
  const [renders, uploads] = [new FairSlots(renderSlots), new FairSlots(uploadSlots)];
  const shared = { ...securityHeaders(services.env), "Cache-Control": "no-store" };
  const origins = personalOrigins(services.env);
  const isBuilt = process.env.NODE_ENV === "production";

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const nonce = randomBytes(16).toString("base64");
    const clientIp = resolveClientIp(request);
    const drafts = await previewed(request);
    const seen = drafts
      ? { services: drafts, preview: { renderTimeoutMs: previewRenderTimeoutMs, log: services.log } }
      : { services };
    const visitor = { ...seen, nonce, clientIp };
    const inTime = (body: RequestInit) =>
      unlessAway(
        () => render(asked(services.env.publicUrl, request, response, body), visitor),
        databaseAnswers,
      );
    const made = await placed(request, clientIp, inTime);
    if (made === "full") return sendOverloaded(response);
    const body = await compressBody(
      isHtml(made) ? pageOf(made, drafts ? (html) => withOverlays(html, nonce) : undefined) : made.body,
      made.headers["content-type"],
      request.headers["accept-encoding"],
    );
    // Vite's reload client has inline scripts without a nonce, so the policy applies only to builds.
    const policy = isBuilt ? { "Content-Security-Policy": contentSecurityPolicy({ nonce }, origins) } : {};
    const own = drafts ? previewHeaders : {};
    for (const [name, value] of Object.entries({
      ...shared,
      ...policy,
      ...made.headers,
      ...body.headers,
      ...own,
    }))
      response.setHeader(name, value);
    response.writeHead(made.status);
    response.end(request.method === "HEAD" ? undefined : body.bytes);
  };
  return (request, response, next) => void answer(request, response).catch(next);

  /** The body is read before a slot is taken, so that an endless body cannot occupy a slot. */
  async function placed(
    request: IncomingMessage,
    asker: string,
    inTime: (body: RequestInit) => Promise<Whole>,
  ) {
    if (isCall(request)) return inTime(toStreamedBody(request));
    if (isUpload(request)) return uploads.run(asker, () => inTime(toStreamedBody(request)));
    const body = await postedTo(request);
    return renders.run(asker, () => inTime(body));
  }
}

/** Creates the request for Remix; it is aborted when the client disconnects. */
function asked(
  publicUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  body: RequestInit,
): Request {
  const gone = new AbortController();
  response.once("close", () => response.writableFinished || gone.abort());
  const { method = "GET" } = request;
  const headers = Object.entries(withOwnHost(request)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return new Request(withoutData(new URL(`${publicUrl}${request.url}`)), {
    method,
    headers,
    signal: gone.signal,
    ...body,
  });
}

/** Removes the former data parameter of Remix, which only strangers send. */
function withoutData(address: URL): URL {
  if (address.searchParams.has("_data")) address.searchParams.delete("_data");
  return address;
}

/**
 * Sets the host to the origin of a post, which Remix compares. `rejectCrossOriginWrites` has already checked the
 * origin, and a proxy may change the host.
 */
function withOwnHost(request: IncomingMessage): IncomingMessage["headers"] {
  const { "x-forwarded-host": _, ...headers } = request.headers;
  const { origin } = headers;
  return isReading(request) || !origin || !URL.canParse(origin)
    ? headers
    : { ...headers, host: new URL(origin).host };
}

/** Reads the posted body; an oversized body counts as empty. */
async function postedTo(request: IncomingMessage): Promise<RequestInit> {
  return isReading(request) ? {} : { body: new Uint8Array((await readBytes(request, postBytes)) ?? []) };
}

/** Returns whether a request posts a form that may hold files. */
function isUpload(request: IncomingMessage): boolean {
  return !isReading(request) && getPath(request).startsWith(paths.form(""));
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns whether a request writes to an API endpoint of the site map. */
function isCall(request: IncomingMessage): boolean {
  if (isReading(request)) return false;
  return matchRoute(siteMap, getPath(request))?.path.startsWith(`${paths.api.root}/`) ?? false;
}

/** An editor prefers a late page to a timeout. */
const previewRenderTimeoutMs = 30_000;

/** Drafts are neither cached nor indexed, whatever the route declares. */
const previewHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex" };

function pageOf({ body }: Whole, further = (html: string) => html): Buffer {
  return Buffer.from(further(body.toString("utf8")));
}

function isHtml({ headers }: Whole): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? false;
}

/** A response may take this long before the database is checked. */
const databaseCheckMs = 6_000;

/**
 * Returns the response, or 503 when the database stops answering. A database that is cut off may not answer for
 * minutes; the work is recorded before.
 */
async function unlessAway(
  work: () => Promise<Whole>,
  databaseAnswers: () => Promise<boolean>,
): Promise<Whole> {
  const working = work();
  const stop = new AbortController();
  const looked = (async () => {
    for (;;) {
      await sleep(databaseCheckMs, undefined, { signal: stop.signal, ref: false });
      if (!(await databaseAnswers())) return withoutDatabase(nothing);
    }
  })();
  looked.catch(() => undefined);
  return Promise.race([working, looked]).finally(() => stop.abort());
}

const nothing: Whole = { status: 503, headers: {}, body: Buffer.alloc(0) };

/** A page keeps its own error text; an API response gets a message. */
function withoutDatabase({ headers, body }: Whole): Whole {
  const type = headers["content-type"] ?? "";
  const says = /^text\/(html|x-script)/.test(type);
  return {
    status: 503,
    headers: { ...headers, ...unavailableHeaders, ...(says ? {} : { "content-type": jsonType }) },
    body: says ? body : Buffer.from(JSON.stringify({ success: false, message: unavailableMessage })),
  };
}

/** Returns the response of Remix, or 503 when the database is unavailable. */
function renderer(build: Parts["build"]) {
  const remix = createRemixHandler(build);
  return async (request: Request, visitor: Visitor): Promise<Whole> => {
    let isDatabaseUnavailable = false;
    const reportDatabaseUnavailable = () => {
      isDatabaseUnavailable = true;
    };
    const made = await whole(await remix(request, { ...visitor, reportDatabaseUnavailable }));
    return isDatabaseUnavailable ? withoutDatabase(made) : made;
  };
}

type Whole = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>> & { readonly "content-type"?: string };
  readonly body: Buffer;
};

/** Buffers the whole body, so that a slow client does not hold a render. */
async function whole(response: Response): Promise<Whole> {
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...withCharset(response),
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
