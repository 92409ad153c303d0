import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock";
import type { Db } from "../database";
import type { ImageServer } from "../images/image-server";
import type { LakeCore } from "../lake";
import type { OpenStreams } from "../live/open-streams";
import type { Log, LogSecurityEvent } from "../log";
import type { PendingSignIns } from "../second-factor/pending-sign-ins";
import type { SecondFactors } from "../second-factor/second-factors";
import type { Auth } from "../session/auth";
import type { Identity } from "../session/identity";
import type { Sessions } from "../session/session";
import type { StaffDirectory } from "../session/staff-directory";
import type { WritableTypes } from "../session/writable-types";
import type { Reply } from "./reply";

/** Services available to every endpoint. */
export type LakeServices = {
  readonly lake: LakeCore;
  readonly db: Db;
  readonly auth: Auth;
  readonly sessions: Sessions;
  /** Staff with individual accounts; undefined when the shop has none. */
  readonly staff: StaffDirectory | undefined;
  /** Second factors of staff; present exactly when `people` is. */
  readonly secondFactors: SecondFactors | undefined;
  readonly pending: PendingSignIns;
  /** URL of the shop as browsers see it. */
  readonly publicUrl: string;
  /** Roles that can write only some document types. */
  readonly writableTypes: WritableTypes;
  readonly images: ImageServer;
  readonly streams: OpenStreams;
  /** Returns the client IP, behind trusted proxies only, for rate limits. */
  readonly resolveClientIp: (request: IncomingMessage) => string;
  readonly clock: Clock;
  readonly log: Log;
  readonly logSecurityEvent: LogSecurityEvent;
};

/** An authenticated request with everything that an endpoint needs. */
export type EndpointContext = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** 'v2025-02-19' becomes '2025-02-19'. */
  readonly apiVersion: string;
  /** Path parameters named by the route's pattern. */
  readonly params: Readonly<Record<string, string>>;
  readonly identity: Identity;
  readonly services: LakeServices;
};

/** 'streaming': the endpoint keeps the response open and writes to it itself. */
export type Endpoint = (exchange: EndpointContext) => Promise<Reply | "streaming">;
