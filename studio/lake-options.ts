import { createLakeAuthStore } from "./lake-auth-store";

/** Studio options for the embedded lake: its own sign-in, and no features that need Sanity's cloud. */
export function createLakeOptions(host: string) {
  hideHttp1Warning();
  return {
    apiHost: host,
    auth: createLakeAuthStore(host),
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
  };
}

/** Hides the Studio's HTTP/1.1 warning: event streams use WebSockets here, so it does not apply. */
function hideHttp1Warning(): void {
  if (typeof window !== "undefined") window.localStorage.setItem("_sanity_debugProtocol", "h2");
}
