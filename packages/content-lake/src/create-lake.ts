import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { lakeDataset, lakeProject } from "./assets/asset-paths";
import type { CreateCounter } from "./counter";
import { describeFailure } from "./failure";
import { showHelpPage } from "./help/help-page";
import { serveAsset } from "./http/asset-endpoints";
import { checkDataset } from "./http/dataset-check";
import type { LakeServices } from "./http/endpoint";
import { type Reply, sendReply, toErrorReply, toJsonReply } from "./http/reply";
import { findRoute } from "./http/routes";
import {
  type ImageLimits,
  ImageServer,
  type IsAllowedImageSize,
  measureImageMemory,
} from "./images/image-server";
import { type LakeCore, type LakeOptions, openLake } from "./lake";
import { SocketServer } from "./live/socket-server";
import type { LogSecurityEvent } from "./log";
import * as paths from "./paths";
import { proveSecondFactor, showSignInStep } from "./second-factor/prove-second-factor";
import type { SecondFactors } from "./second-factor/second-factors";
import { changeSignInSettings, showSignInSettings } from "./second-factor/sign-in-settings";
import { requestSignInEmail, showSignInLink, signInByCode, signInByLink } from "./session/email-sign-in";
import { shopIdentity } from "./session/identity";
import { logRefusal } from "./session/log-refusal";
import { endSession, showSessions } from "./session/sessions-page";
import { signIn, signOut } from "./session/sign-in";
import { openSignInServices } from "./session/sign-in-services";
import type { StaffDirectory } from "./session/staff-directory";
import type { WritableTypes } from "./session/writable-types";

export type CreateLakeOptions = LakeOptions & {
  /** For example 'http://localhost:3000': the URL that editors use. */
  readonly publicUrl: string;
  readonly mode: "demo" | "live";
  readonly sessionSecret: string;
  readonly studioPassword: string | undefined;
  readonly commandToken?: string | undefined;
  /** Staff who sign in by email; undefined when a command opens the lake. */
  readonly staff: StaffDirectory | undefined;
  readonly secondFactors: SecondFactors | undefined;
  /** Roles that can write only documents of these types; the other roles can write all. */
  readonly writableTypes: WritableTypes;
  /** Disabled where CPU time is measured; enabled by default. */
  readonly idleAvif?: boolean;
  readonly images?: ImageLimits | undefined;
  /** Limits the work that visitors can cause; editors may request any size. */
  readonly isAllowedImageSize: IsAllowedImageSize;
  /** Returns the client IP that rate limits count. */
  readonly resolveClientIp: (request: IncomingMessage) => string;
  readonly createCounter: CreateCounter;
  readonly logSecurityEvent: LogSecurityEvent;
  /** Returns whether an error means that the database does not answer; editors are then told to try again. */
  readonly isDatabaseUnavailable: (error: unknown) => boolean;
};

/** Connection settings for the shop's own `@sanity/client`. */
export type LakeConnection = {
  readonly apiHost: string;
  readonly token: string;
  readonly projectId: string;
  readonly dataset: string;
};

export type Lake = {
  readonly core: LakeCore;
  readonly services: LakeServices;
  /** Handles /lake/… and the Studio's sign-in, and calls `next` for everything else. Mount it without a path. */
  readonly handler: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** Handles WebSocket upgrades below /lake. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly address: LakeConnection;
  /** Closes all event streams and sockets, so that a stopping server does not wait for them. */
  readonly endStreams: () => void;
  /** Returns bytes by purpose. */
  readonly memory: () => Readonly<Record<string, number>>;
  /** Rejects when a test query fails. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Creates the embedded content lake: Sanity's HTTP API over the shop's database. The shop reads it through an
 * internal loopback port, with a token that changes on each start.
 */
export async function createLake(options: CreateLakeOptions): Promise<Lake> {
  const core = await openLake(options);
  const internalToken = randomBytes(32).toString("base64url");
  const { auth, sessions, pending, streams, stopSweep } = await openSignInServices(options, internalToken);
  const images = new ImageServer({
    cacheFolder: join(options.dataDir, "lake", "image-cache"),
    idleAvif: options.idleAvif ?? true,
    isAllowedImageSize: options.isAllowedImageSize,
    createCounter: options.createCounter,
    ...options.images,
  });
  const services: LakeServices = {
    lake: core,
    db: options.db,
    auth,
    sessions,
    pending,
    staff: options.staff,
    secondFactors: options.secondFactors,
    publicUrl: options.publicUrl,
    writableTypes: options.writableTypes,
    images,
    streams,
    resolveClientIp: options.resolveClientIp,
    clock: options.clock,
    log: options.log,
    logSecurityEvent: options.logSecurityEvent,
  };
  const sockets = new SocketServer(services);
  const handler: Lake["handler"] = (request, response, next) => {
    if (!isLakeUrl(getOriginalUrl(request))) return next();
    answer(services, request, response).catch((error: unknown) =>
      sendError(error, request, response, options),
    );
  };
  const internal = await listenInternally(handler);
  internal.server.on("upgrade", (request, socket, head) => sockets.upgrade(request, socket, head));
  return {
    core,
    services,
    handler,
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    address: {
      apiHost: `http://127.0.0.1:${internal.port}${paths.lake}`,
      token: internalToken,
      projectId: lakeProject,
      dataset: lakeDataset,
    },
    memory: () => ({ ...core.measureQueryMemory(), pictures: measureImageMemory() }),
    ping: async () => {
      const answer = await core.query({
        query: "count(*)",
        params: {},
        perspective: "published",
        identity: shopIdentity.id,
      });
      if (!answer.ok) throw new Error(describeFailure(answer.failure));
    },
    endStreams: () => {
      streams.endAll();
      sockets.close();
    },
    close: async () => {
      stopSweep();
      sockets.close();
      internal.server.closeAllConnections();
      internal.server.close();
      await images.close();
      await core.close();
    },
  };
}

/** While the database is unavailable, the Studio shows unsaved changes and retries. */
function sendError(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  { isDatabaseUnavailable, log }: Pick<CreateLakeOptions, "isDatabaseUnavailable" | "log">,
): void {
  if (response.headersSent || request.readableAborted) return void response.destroy();
  if (isDatabaseUnavailable(error)) {
    log.warn({ path: paths.lake }, "an editor's request needs the database, which is away");
    response.setHeader("Retry-After", "5");
    return void sendReply(request, response, toJsonReply({ statusCode: 503, error: "unavailable" }, 503));
  }
  log.error({ error, path: getOriginalUrl(request).split("?")[0] }, "the lake failed to answer");
  void sendReply(request, response, toJsonReply({ statusCode: 500, error: "internal" }, 500));
}

/** Express removes the mount prefix from `url`. */
function getOriginalUrl(request: IncomingMessage): string {
  const whole = "originalUrl" in request ? request.originalUrl : request.url;
  return typeof whole === "string" ? whole : "/";
}

function isLakeUrl(url: string): boolean {
  return /^\/lake([/?]|$)/.test(url) || /^\/studio\/sign-in(\?|$)/.test(url);
}

/** Routes that need no session: sign-in and help. */
const publicRoutes: Readonly<
  Record<string, (services: LakeServices, request: IncomingMessage) => Promise<Reply>>
> = {
  [`GET ${paths.studioSignIn}`]: showSignInStep,
  [`POST ${paths.lakeSignIn}`]: signIn,
  [`POST ${paths.lakeMailSignIn}`]: requestSignInEmail,
  [`POST ${paths.lakeSignInCode}`]: signInByCode,
  [`GET ${paths.lakeSignInLink}`]: showSignInLink,
  [`POST ${paths.lakeSignInLink}`]: signInByLink,
  [`POST ${paths.lakeSignOut}`]: signOut,
  [`GET ${paths.lakeSessions}`]: showSessions,
  [`GET ${paths.lakeHelpPages}`]: showHelpPage,
  [`POST ${paths.lakeEndSession}`]: endSession,
  [`POST ${paths.lakeSecondFactor}`]: proveSecondFactor,
  [`GET ${paths.lakeYourSignIn}`]: showSignInSettings,
  [`POST ${paths.lakeYourSignIn}`]: changeSignInSettings,
};

async function answer(
  services: LakeServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(getOriginalUrl(request), "http://lake");
  const publicRoute = publicRoutes[`${request.method} ${url.pathname}`];
  if (publicRoute) return sendReply(request, response, await publicRoute(services, request));
  const path = url.pathname.slice(paths.lake.length);
  const asset = /^\/(images|files)\/local\/production\/([\w.-]+)$/.exec(path);
  if (asset && (request.method === "GET" || request.method === "HEAD")) {
    const kind = asset[1] === "images" ? "images" : "files";
    const assetRequest = { request, url, kind, fileName: asset[2] ?? "" } as const;
    return sendReply(request, response, await serveAsset(services, assetRequest));
  }
  const identity = services.auth.identify(request);
  if (!identity.ok) {
    if (identity.failure.code === "forbidden") logRefusal(services, request, "foreign-origin-refused");
    return sendReply(request, response, toErrorReply(identity.failure));
  }
  const versioned = /^\/v([\w-]+)(\/.*)$/.exec(path);
  const found = versioned?.[2] && findRoute(request.method ?? "GET", versioned[2]);
  if (!versioned || !found) return sendReply(request, response, toErrorReply({ code: "not-found" }));
  const dataset = checkDataset(request, found.params);
  if (!dataset.ok) return sendReply(request, response, toErrorReply(dataset.failure));
  const { writerRoles } = found.route;
  if (writerRoles && !writerRoles.includes(identity.value.role)) {
    logRefusal(services, request, "write-refused");
    const description = `Your role (${identity.value.role}) can read but not write`;
    return sendReply(request, response, toErrorReply({ code: "forbidden", description }));
  }
  const reply = await found.route.endpoint({
    request,
    response,
    url,
    apiVersion: versioned[1] ?? "1",
    params: found.params,
    identity: identity.value,
    services,
  });
  if (reply === "streaming") return;
  if (reply.status === 403) logRefusal(services, request, "write-refused");
  await sendReply(request, response, reply);
}

async function listenInternally(handler: Lake["handler"]): Promise<{ server: Server; port: number }> {
  // No idle timeout: otherwise the server could close a connection while the shop sends a request on it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // Client and server are on one machine, so compression would only cost time.
    delete request.headers["accept-encoding"];
    handler(request, response, () => void sendReply(request, response, toErrorReply({ code: "not-found" })));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // Open connections of the shop must not keep the process running.
  server.unref();
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the lake has no port");
  return { server, port: address.port };
}
