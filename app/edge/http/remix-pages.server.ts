import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { FairSlots } from "~/kernel/fair-slots";
import type { WhoAsks } from "~/kernel/who-asks.server";
import { sendBusy } from "../front/busy";
import { contentSecurityPolicy } from "../headers/content-security-policy";
import { personalOrigins } from "../headers/page-origins.server";
import { securityHeaders } from "../headers/security-headers";
import { streamedBody } from "../requests/streamed-body.server";
import type { Services } from "../services/services.server";
import { compressed } from "./compress.server";
import type { Handler } from "./handler";

/** A page made for one visitor waits for the database too: more run at once than of the public ones. */
const renderSlots = { running: 4, held: 60, heldPerAsker: 20 };

type Parts = {
  readonly services: Services;
  readonly askerOf: WhoAsks;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
};

/**
 * Everything Remix answers for one visitor: never stored, inline scripts by the request's own nonce. A route may set
 * its own Cache-Control. Pages are rendered a few at a time, askers in turn; when too many wait, the next is sent away.
 * What acts (an order, a payment) is never sent away here: limits of its own count it.
 */
export function remixPages({ services, askerOf, build }: Parts): Handler {
  const remix = createRequestHandler(build, process.env.NODE_ENV);
  const gate = new FairSlots(renderSlots);
  const shared = { ...securityHeaders(services.env), "Cache-Control": "no-store" };
  const origins = personalOrigins(services.env);
  const isBuilt = process.env.NODE_ENV === "production";

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const nonce = randomBytes(16).toString("base64");
    const clientAddress = askerOf(request);
    const render = async () =>
      whole(await remix(asked(request, response), { services, nonce, clientAddress }));
    const made = isReading(request) ? await gate.run(clientAddress, render) : await render();
    if (made === "full") return sendBusy(response);
    const body = await compressed(
      made.body,
      made.headers["content-type"],
      request.headers["accept-encoding"],
    );
    // Vite's reload client writes inline scripts and styles without a nonce; the policy is for what is shipped.
    const policy = isBuilt ? { "Content-Security-Policy": contentSecurityPolicy({ nonce }, origins) } : {};
    for (const [name, value] of Object.entries({ ...shared, ...policy, ...made.headers, ...body.headers }))
      response.setHeader(name, value);
    response.writeHead(made.status);
    response.end(request.method === "HEAD" ? undefined : body.bytes);
  };
  return (request, response, next) => void answer(request, response).catch(next);

  /** The request as Remix reads it; it ends when the visitor goes. */
  function asked(request: IncomingMessage, response: ServerResponse): Request {
    const gone = new AbortController();
    response.once("close", () => response.writableFinished || gone.abort());
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    );
    const { method } = request;
    const body = isReading(request) ? {} : streamedBody(request);
    return new Request(`${services.env.publicUrl}${request.url}`, {
      method,
      headers,
      signal: gone.signal,
      ...body,
    });
  }
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
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
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
