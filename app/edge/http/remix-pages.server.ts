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
import { streamedBody } from "../requests/streamed-body.server";
import { matchRoute } from "../routing/site-route";
import type { Services } from "../services/services.server";
import { jsonType, namedCharset } from "./charset";
import { type Handler, pathOf } from "./handler";
import { type RemixBuild, remixHandler } from "./remix-handler.server";
import { unavailableHeaders, unavailableMessage } from "./service-unavailable.server";

/** A page made for one visitor waits for the database too: more run at once than of the public ones. */
const renderSlots = { maxRunning: 4, maxPending: 60, maxPendingPerClient: 20 };

/** Posts with files, which take their time: nobody's page waits behind them. */
const uploadSlots = { maxRunning: 64, maxPending: 128, maxPendingPerClient: 8 };

/** More than any post to a page that holds no file. */
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
 * Everything Remix answers for one visitor: never stored, inline scripts by the request's own nonce. A route may set
 * its own Cache-Control. Pages are rendered a few at a time, askers in turn; when too many wait, the next is sent away.
 * What calls an endpoint to act (an order, a payment) is never sent away here: limits of its own count it. Whatever else is
 * sent to a page ends in a render, were it the one that says no.
 */
export function remixPages(parts: Parts): Handler {
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
    // Vite's reload client writes inline scripts and styles without a nonce; the policy is for what is shipped.
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

  /** A post has to be there before it waits for a render: one that never ends would keep its place for ever. */
  async function placed(
    request: IncomingMessage,
    asker: string,
    inTime: (body: RequestInit) => Promise<Whole>,
  ) {
    if (isCall(request)) return inTime(streamedBody(request));
    if (isUpload(request)) return uploads.run(asker, () => inTime(streamedBody(request)));
    const body = await postedTo(request);
    return renders.run(asker, () => inTime(body));
  }
}

/** The request as Remix reads it; it ends when the visitor goes. */
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

/** The way Remix once asked for data: no page of ours does, and that a stranger does is no failure of the shop's. */
function withoutData(address: URL): URL {
  if (address.searchParams.has("_data")) address.searchParams.delete("_data");
  return address;
}

/**
 * Remix compares the host with the origin of a post once more. Ours has decided by `PUBLIC_URL` already (`rejectCrossOriginWrites`);
 * proxies name hosts of their own, and a form of the shop's own page would end in a failure.
 */
function withOwnHost(request: IncomingMessage): IncomingMessage["headers"] {
  const { "x-forwarded-host": _, ...headers } = request.headers;
  const { origin } = headers;
  return isReading(request) || !origin || !URL.canParse(origin)
    ? headers
    : { ...headers, host: new URL(origin).host };
}

/** What was posted to a page, whole; what is longer counts as empty. */
async function postedTo(request: IncomingMessage): Promise<RequestInit> {
  return isReading(request) ? {} : { body: new Uint8Array((await readBytes(request, postBytes)) ?? []) };
}

/** Whether a form's page is sent what may hold files. */
function isUpload(request: IncomingMessage): boolean {
  return !isReading(request) && pathOf(request).startsWith(paths.form(""));
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether an endpoint of ours is to do something, by the site map: any other address is a page's, though it begin alike. */
function isCall(request: IncomingMessage): boolean {
  if (isReading(request)) return false;
  return matchRoute(siteMap, pathOf(request))?.path.startsWith(`${paths.api.root}/`) ?? false;
}

/** An editor who waits for a busy machine would rather see the page late than a page that says it failed. */
const previewRenderTimeoutMs = 30_000;

/** Whatever a route says of itself: a draft is kept nowhere and found by nobody. */
const previewHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** As it is sent: read before it is alive, as every page is, and with what a preview adds. */
function pageOf({ body }: Whole, further = (html: string) => html): Buffer {
  return Buffer.from(further(body.toString("utf8")));
}

function isHtml({ headers }: Whole): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? false;
}

/** So long an answer may take before somebody asks whether the database is still there. */
const databaseCheckMs = 6_000;

/**
 * The work's answer. A database that is cut off without a word answers nothing for minutes: what waits for it gets 503
 * meanwhile, and whatever the work still does it has recorded before.
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

/** A page keeps what it says of the failure; an endpoint, which has no words for it, gets a sentence. */
function withoutDatabase({ headers, body }: Whole): Whole {
  const type = headers["content-type"] ?? "";
  const says = /^text\/(html|x-script)/.test(type);
  return {
    status: 503,
    headers: { ...headers, ...unavailableHeaders, ...(says ? {} : { "content-type": jsonType }) },
    body: says ? body : Buffer.from(JSON.stringify({ success: false, message: unavailableMessage })),
  };
}

/** The answer of Remix, or 503 where what it needs is away. */
function renderer(build: Parts["build"]) {
  const remix = remixHandler(build);
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

/** The answer with its whole body: a visitor who reads slowly holds nobody else up. */
async function whole(response: Response): Promise<Whole> {
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...namedCharset(response),
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
