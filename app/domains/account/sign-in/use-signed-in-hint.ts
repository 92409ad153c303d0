import { useSyncExternalStore } from "react";
import { hasSignedInHint } from "./signed-in-hint";

/** True when the browser is signed in according to its hint; false until hydration. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribeToNothing, hasSignedInHint, () => false);
}

/** Nothing to subscribe to: signing in and out reloads the page. */
function subscribeToNothing() {
  return () => undefined;
}
