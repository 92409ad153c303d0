import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock";
import type { Db } from "../database";
import type { ImageServer } from "../images/image-server";
import type { LakeCore } from "../lake";
import type { OpenStreams } from "../live/open-streams";
import type { Log } from "../log";
import type { PendingSignIns } from "../second-factor/pending-sign-ins";
import type { SecondFactors } from "../second-factor/second-factors";
import type { Auth } from "../session/auth";
import type { Identity } from "../session/identity";
import type { Sessions } from "../session/session";
import type { StaffDirectory } from "../session/staff-directory";
import type { Reply } from "./reply";

/** What every endpoint may use. */
export type LakeServices = {
  readonly lake: LakeCore;
  readonly db: Db;
  readonly auth: Auth;
  readonly sessions: Sessions;
  /** Staff with mailboxes of their own, where the shop keeps any. */
  readonly people?: StaffDirectory | undefined;
  /** Their second factors; both or neither are there. */
  readonly secondFactors?: SecondFactors | undefined;
  readonly pending: PendingSignIns;
  /** The address of the shop, as browsers know it. */
  readonly publicUrl: string;
  readonly images: ImageServer;
  readonly streams: OpenStreams;
  /** The address behind a request, as far as proxies are believed: what limits count. */
  readonly resolveClientIp: (request: IncomingMessage) => string;
  readonly clock: Clock;
  readonly log: Log;
};

/** One request whose sender is known, on its way to an endpoint. */
export type EndpointContext = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** 'v2025-02-19' is '2025-02-19'. */
  readonly apiVersion: string;
  /** Parts of the path that the endpoint's pattern names. */
  readonly params: Readonly<Record<string, string>>;
  readonly identity: Identity;
  readonly services: LakeServices;
};

/** 'streaming': the endpoint keeps the response open and writes to it itself. */
export type Endpoint = (exchange: EndpointContext) => Promise<Reply | "streaming">;
