import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import type { Catalog } from "~/domains/catalog/style-index/catalog.server";
import type { Mailer } from "~/domains/email/mailers/mailer";
import type { ChallengeVerifier } from "~/domains/forms/challenge/challenge-verdict";
import type { FileStore } from "~/domains/forms/files/file-store";
import type { UploadQuota } from "~/domains/forms/files/upload-quota.server";
import type { PaymentGateways } from "~/domains/payments/payment-gateway";
import type { SearchIndex } from "~/domains/search/search-index.server";
import type { Payables } from "~/domains/settlement/payable";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import type { RateLimits } from "../guards/rate-limits.server";
import type { WebhookLimiter } from "../guards/webhook-limit.server";
import type { ReadyEnv } from "../settings/session-secret.server";

/** The services of use cases, created once per process; a use case takes only what it needs. */
export type Services = {
  readonly db: Db;
  readonly content: Content;
  /** All styles in memory, updated when content is published. */
  readonly catalog: Catalog;
  readonly search: SearchIndex;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly webhooks: WebhookLimiter;
  /** The payment providers that have their keys. */
  readonly gateways: PaymentGateways;
  /** The kinds of payables that the shop collects money for. */
  readonly payables: Payables;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly uploadQuota: UploadQuota;
  /** Null when no reCAPTCHA is configured. */
  readonly challenge: ChallengeVerifier | null;
  /** The settings, including secrets: never pass them to a view. */
  readonly env: ReadyEnv;
  /** True in a preview, where pages show additional hints. */
  readonly isPreview?: true;
};

declare module "@remix-run/node" {
  interface AppLoadContext {
    readonly services: Services;
    /** The CSP nonce of personal pages; cached pages allow inline scripts by hash. */
    readonly nonce?: string;
    /** The client IP, for rate limits. */
    readonly clientIp?: string | undefined;
    /** The id of the request, which its log lines have too. */
    readonly requestId?: string | undefined;
    /** Called when a loader or action failed because the database is unavailable; the response becomes 503. */
    readonly reportUnavailable?: () => void;
    /** Called by a loader of a cached page when the URL has unknown parameters, whose number is unlimited. */
    readonly skipPageCache?: () => void;
    /** Present only in a preview, whose page only the editor sees. */
    readonly preview?: {
      /** Render timeout of the page. */
      readonly renderTimeoutMs: number;
      /** Logs failures of the shop; the log of the services skips problems of unfinished drafts. */
      readonly log: Log;
    };
  }
}
