import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import type { Catalog } from "~/domains/catalog/style-index/catalog.server";
import type { Mailer } from "~/domains/email/mailer";
import type { ChallengeVerifier } from "~/domains/forms/challenge/challenge-verdict";
import type { FileStore } from "~/domains/forms/files/file-store";
import type { UploadQuota } from "~/domains/forms/files/upload-quota.server";
import type { PaymentGateways } from "~/domains/payments/payment-gateway";
import type { SearchIndex } from "~/domains/search/search-index.server";
import type { Payables } from "~/domains/settlement/payable";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import type { RateLimits } from "../guards/rate-limits.server";
import type { WebhookDoor } from "../guards/webhook-door.server";
import type { ReadyEnv } from "../settings/session-secret.server";

/** Everything a use case may need, built once per process by server.ts; a use case asks for the part it uses. */
export type Services = {
  readonly db: Db;
  readonly content: Content;
  /** Every style in memory, kept up at publish. */
  readonly catalog: Catalog;
  readonly search: SearchIndex;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly webhooks: WebhookDoor;
  /** The payment providers that have their keys. */
  readonly gateways: PaymentGateways;
  /** What the shop collects money for. */
  readonly payables: Payables;
  readonly mailer: Mailer;
  /** Where files of forms lie. */
  readonly files: FileStore;
  readonly uploadQuota: UploadQuota;
  /** Null: there is no reCAPTCHA to ask, and no form asks for one. */
  readonly challenge: ChallengeVerifier | null;
  /** What the settings decided, secrets included: never hand it to a view. */
  readonly env: ReadyEnv;
  /** In a preview a page says more of itself than visitors are told. */
  readonly isPreview?: true;
};

declare module "@remix-run/node" {
  interface AppLoadContext {
    readonly services: Services;
    /** Present on personal pages only; cached pages allow their inline scripts by hash. */
    readonly nonce?: string;
    /** Who asks, for counting tries. */
    readonly clientIp?: string | undefined;
    /** Told when a loader or an action failed because the database is not there: the answer becomes a 503. */
    readonly reportDatabaseUnavailable?: () => void;
    /** Told by a loader of a cached page that the address names what nobody knows: made-up addresses are endless. */
    readonly skipPageCache?: () => void;
    /** Present in a preview only, whose page is nobody's but the editor's. */
    readonly preview?: {
      /** How long its page may take to render. */
      readonly renderTimeoutMs: number;
      /** Of what the shop itself fails at; the services say less of drafts that are not finished. */
      readonly log: Log;
    };
  }
}
