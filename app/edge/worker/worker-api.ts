import type { ShopFigures } from "../monitoring/shop-figures.server";
import type { CachedPage } from "../pages/cached-page.server";
import type { Env } from "../settings/env.server";

/** Functions that the gateway calls in an app worker: everything that reads content or data (decision 055). */
export type WorkerApi = {
  /** Renders a public page for the request with this id; the bodies are already compressed. */
  readonly render: (key: string, requestId: string) => Promise<CachedPage>;
  /** Whether the content has a home page; an empty content lake has none. */
  readonly hasHomePage: () => Promise<boolean>;
  /** Hashes of all existing paths. */
  readonly knownAddresses: () => Promise<ReadonlySet<string>>;
  /** Health by component: `{database: true, content: true}`. */
  readonly health: () => Promise<Readonly<Record<string, boolean>>>;
  /** Figures of the shop from the database. */
  readonly shopFigures: () => Promise<ShopFigures>;
  /** Log lines of this thread since its start, by level. */
  readonly logLines: () => Readonly<Record<string, number>>;
  /** Bytes in use in this thread, by component. */
  readonly memoryUsage: () => Readonly<Record<string, number>>;
  /** URL of a demo quote that can be paid; null in live mode. */
  readonly demoQuoteLink: () => Promise<string | null>;
  readonly endStreams: () => void;
  /** Stops the background jobs and closes the database. */
  readonly close: () => Promise<void>;
};

/** The `workerData` of an app worker. */
export type WorkerStartData = {
  readonly settings: Env;
  /** Authorizes the command endpoints of the content lake. */
  readonly commandToken: string;
  /** The Unix socket on which the worker accepts proxied requests. */
  readonly socketPath: string;
  /** True when the worker replaces one that ended. */
  readonly isRestart: boolean;
};

/**
 * Messages of an app worker to the gateway. The content messages are sent before the response of the publish, so that the
 * gateway has read them when the editor's next request arrives.
 */
export type WorkerMessage =
  | { readonly type: "ready"; readonly sessionSecret: string }
  | { readonly type: "startup-error"; readonly message: string }
  /** The worker has read this content commit. */
  | { readonly type: "commit-read"; readonly sequence: number }
  /** Content changed; `tags` are the cache tags of what changed, null means all. */
  | { readonly type: "content-changed"; readonly tags: readonly string[] | null };

/** Carries the client's socket address from the gateway to the worker; removed from incoming requests. */
export const peerAddressHeader = "x-shop-peer";

/**
 * Carries the id of a request from the gateway to the worker, which removes it. An `X-Request-Id` would look like a header
 * of a proxy.
 */
export const workerRequestIdHeader = "x-shop-request-id";
