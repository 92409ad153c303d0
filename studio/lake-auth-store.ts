import { ClientError, createClient, type SanityClient } from "@sanity/client";
import { useEffect } from "react";
import { defer, fromEvent, map, merge, shareReplay } from "rxjs";
import type { AuthState, AuthStore, CurrentUser } from "sanity";
import { paths } from "../app/kernel/paths";
import { connection } from "./connection";
import { apiVersion } from "./schemas/parts/api-version";

const signOutChannel = "studio-sign-out";

/**
 * Creates the `auth` option of the embedded lake. The Studio takes its API client from here, because its option
 * `apiHost` prepends the project id to the host (https://github.com/sanity-io/sanity/issues/4433).
 */
export function createLakeAuthStore(host: string): AuthStore {
  const client = createClient({
    projectId: connection.projectId,
    dataset: connection.dataset,
    apiHost: host,
    useProjectHostname: false,
    apiVersion,
    useCdn: false,
    perspective: "raw",
    withCredentials: true,
    requestTagPrefix: "sanity.studio",
    // A client with headers loads @sanity/eventsource, which the build replaces by event-source.ts.
    headers: { "x-sanity-app": "studio" },
  });
  const signedOut: AuthState = { authenticated: false, currentUser: null, client };
  const initialState = defer(() => fetchCurrentUser(client)).pipe(
    map((currentUser) => (currentUser ? { authenticated: true, currentUser, client } : signedOut)),
  );
  // Notifies all open tabs of a sign-out, including this one.
  const signOuts = defer(() => fromEvent(new BroadcastChannel(signOutChannel), "message"));
  return {
    state: merge(initialState, signOuts.pipe(map(() => signedOut))).pipe(shareReplay(1)),
    LoginComponent: RedirectToSignIn,
    logout: async () => {
      await client.request({ uri: "/auth/logout", method: "POST" });
      const channel = new BroadcastChannel(signOutChannel);
      channel.postMessage("signed out");
      channel.close();
    },
  };
}

async function fetchCurrentUser(client: SanityClient): Promise<CurrentUser | undefined> {
  try {
    return await client.request<CurrentUser>({ uri: "/users/me", tag: "users.get-current" });
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 401) return undefined;
    throw error;
  }
}

/** After the sign-in, the user returns to the current URL. */
function RedirectToSignIn(): null {
  useEffect(() => {
    const { pathname, search } = window.location;
    window.location.assign(`${paths.studioSignIn}?${new URLSearchParams({ next: pathname + search })}`);
  }, []);
  return null;
}
