import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock";
import type { Db } from "../database";
import type { ImageServer } from "../images/image-serve";
import type { LakeCore } from "../lake";
import type { EventStreams } from "../live/event-stream";
import type { Log } from "../log";
import type { PendingSignIns } from "../second-factor/pending";
import type { SecondFactors } from "../second-factor/second-factors";
import type { Auth } from "../session/auth";
import type { Identity } from "../session/identity";
import type { People } from "../session/people";
import type { Sessions } from "../session/session";
import type { Reply } from "./http";

/** What every endpoint may use. */
export type LakeServices = {
  readonly lake: LakeCore;
  readonly db: Db;
  readonly auth: Auth;
  readonly sessions: Sessions;
  /** Staff with mailboxes of their own, where the shop keeps any. */
  readonly people?: People | undefined;
  /** Their second factors; both or neither are there. */
  readonly secondFactors?: SecondFactors | undefined;
  readonly pending: PendingSignIns;
  /** The address of the shop, as browsers know it. */
  readonly publicUrl: string;
  readonly images: ImageServer;
  readonly streams: EventStreams;
  /** The address behind a request, as far as proxies are believed: what limits count. */
  readonly resolveClientIp: (request: IncomingMessage) => string;
  readonly clock: Clock;
  readonly log: Log;
};

/** One request whose sender is known, on its way to an endpoint. */
export type Exchange = {
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
export type Endpoint = (exchange: Exchange) => Promise<Reply | "streaming">;
