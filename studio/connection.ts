import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import type { AuthConfig } from "sanity";
import { paths } from "../app/kernel/paths";
import { stayAtHome } from "./at-home";
import { installLakeEventSource } from "./event-source";

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

/** When a session ends while the Studio is open, it goes to the shop's own sign-in. */
const signInAtTheShop = {
  mode: "replace",
  redirectOnSingle: true,
  loginMethod: "cookie",
  providers: [{ name: "shop", title: "Open the Studio", url: paths.studioSignIn }],
} satisfies AuthConfig;

function prepareBrowser(): void {
  stayAtHome();
  installLakeEventSource();
  // The Studio warns of slow HTTP/1.1; our streams do not run over it, so the warning would only puzzle.
  window.localStorage.setItem("_sanity_debugProtocol", "h2");
}

/** On the lake: one address for all projects, no cloud features, and event streams over WebSockets. */
export function lakeOptions(host: string) {
  if (typeof window !== "undefined") prepareBrowser();
  return {
    apiHost: host,
    auth: signInAtTheShop,
    // Sanity names no stable option for its client.
    unstable_clientFactory: ({ headers: _, ...options }: ClientConfig): SanityClient =>
      // `headers` would make the client leave the browser's EventSource, and so ours, aside.
      createClient({ ...options, apiHost: host, useProjectHostname: false, useCdn: false }),
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
  };
}
