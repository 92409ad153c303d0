import { createLakeAuthStore } from "./lake-auth-store";

/** The Studio's options on the embedded lake: its own sign-in, and no feature that needs Sanity's cloud. */
export function lakeOptions(host: string) {
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

/** The Studio warns that HTTP/1.1 limits event streams. They run over WebSockets here, so the warning is wrong. */
function hideHttp1Warning(): void {
  if (typeof window !== "undefined") window.localStorage.setItem("_sanity_debugProtocol", "h2");
}
