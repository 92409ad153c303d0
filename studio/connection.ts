import { paths } from "../app/kernel/paths";

/** What the server writes into the page: which content this Studio edits, and where it lives. */
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

/** Run by a command line (schema extract, typegen) there is no server to ask. */
export const connection: Connection = fromServer ?? {
  projectId: "local",
  dataset: "production",
  lake: paths.lake,
};

/** Address of the embedded lake, or undefined: then everything is Sanity's own. */
export const lakeHost =
  connection.lake === undefined
    ? undefined
    : new URL(connection.lake, typeof window === "undefined" ? "http://localhost" : window.location.origin)
        .href;
