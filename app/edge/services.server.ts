import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import type { Mailer } from "~/domains/email/mailer";
import type { Gateways } from "~/domains/payments/gateway";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import type { RateLimits } from "./rate-limits.server";
import type { ReadyEnv } from "./session-secret.server";

/** Everything a use case may need, built once per process by server.ts; a use case asks for the part it uses. */
export type Services = {
  readonly db: Db;
  readonly content: Content;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: RateLimits;
  /** The payment providers that have their keys. */
  readonly gateways: Gateways;
  readonly mailer: Mailer;
  /** What the settings decided, secrets included: never hand it to a view. */
  readonly env: ReadyEnv;
};

declare module "@remix-run/node" {
  interface AppLoadContext {
    readonly services: Services;
    /** Present on personal pages only; cached pages allow their inline scripts by hash. */
    readonly nonce?: string;
    /** Who asks, for counting tries. */
    readonly clientAddress?: string;
  }
}
