import { paths } from "../app/kernel/paths";

/** Configuration that the server writes into the page: the content project of this Studio and its API host. */
export type Connection = {
  readonly projectId: string;
  readonly dataset: string;
  /** Path of the embedded lake on this origin; absent with a hosted project. */
  readonly lake?: string;
};

declare global {
  interface Window {
    readonly __CMS__?: Connection;
  }
}

const fromServer = typeof window === "undefined" ? undefined : window.__CMS__;

/** Command-line tools (schema extract, typegen) run without a server. */
export const connection: Connection = fromServer ?? {
  projectId: "local",
  dataset: "production",
  lake: paths.lake,
};

/** URL of the embedded lake; undefined with a hosted Sanity project. */
export const lakeHost =
  connection.lake === undefined
    ? undefined
    : new URL(connection.lake, typeof window === "undefined" ? "http://localhost" : window.location.origin)
        .href;
