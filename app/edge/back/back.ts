import type { CachedPage } from "../pages/cached-page.server";
import type { Env } from "../settings/env.server";

/** What the back does for the front (decision 055): everything that reads content or data. */
export type BackOffer = {
  /** Renders a public page; its bytes are already compressed. */
  readonly render: (key: string) => Promise<CachedPage>;
  /** The marks of all addresses that are there. */
  readonly known: () => Promise<ReadonlySet<string>>;
  /** Which parts answer: `{database: true, content: true}`. */
  readonly health: () => Promise<Readonly<Record<string, boolean>>>;
  /** Bytes in use by what this thread has made, by what they are for. */
  readonly memory: () => Readonly<Record<string, number>>;
  /** The link of a quote that can be paid; null outside a demo. */
  readonly demoQuote: () => Promise<string | null>;
  readonly endStreams: () => void;
  /** Ends the jobs and closes the database. */
  readonly close: () => Promise<void>;
};

/** What the back starts with. */
export type BackStart = {
  readonly settings: Env;
  /** Opens the command endpoints of the lake. */
  readonly commandToken: string;
  /** Where it listens for what the front passes on: a socket's path. */
  readonly socketPath: string;
  readonly shared: SharedByBacks;
};

/** What front and backs see in the same memory: no message has to arrive. */
export type SharedByBacks = {
  /** What was published when (`PublishBoard`), before the editor has the answer. */
  readonly board: SharedArrayBuffer;
  /** The last commit that each back has read, in its own place. */
  readonly reached: SharedArrayBuffer;
  /** The place of the back that starts with this. */
  readonly index: number;
};

/** What the back says once. */
export type BackNews =
  | { readonly news: "ready"; readonly sessionSecret: string }
  | { readonly news: "refused"; readonly sentence: string };

/** Says from where a request came that the front passes on; from anybody else it is taken away. */
export const peerHeader = "x-shop-peer";
