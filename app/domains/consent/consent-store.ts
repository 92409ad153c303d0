import { useSyncExternalStore } from "react";
import { getAnalyticsCookieDeletions } from "./analytics-cookies";
import { type ConsentChoice, createConsentCookie, readConsentChoice } from "./consent";

/**
 * The visitor's consent. `signal`: the browser sends an opt-out signal. `unknown`: the visitor has not
 * chosen yet.
 */
export type Consent =
  | { readonly state: "chosen"; readonly choice: ConsentChoice }
  | { readonly state: "signal"; readonly choice: ConsentChoice }
  | { readonly state: "unknown"; readonly choice: ConsentChoice };

const noConsent: ConsentChoice = [];
const onServer: Consent = { state: "chosen", choice: noConsent };
const listeners = new Set<() => void>();
let current: Consent | undefined;

/** Returns the consent of this browser. On the server it counts as chosen, so that no banner is rendered. */
export function useConsent(): Consent {
  return useSyncExternalStore(listen, readConsent, () => onServer);
}

export function readConsent(): Consent {
  current ??= readStoredConsent();
  return current;
}

/** Stores the choice for 180 days and notifies subscribers. */
export function saveConsent(choice: ConsentChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = createConsentCookie(choice, { isSecure: window.location.protocol === "https:" });
  if (!choice.includes("analytics")) deleteAnalyticsCookies();
  current = { state: "chosen", choice };
  for (const listener of listeners) listener();
}

/**
 * Deletes analytics cookies without consent. Reads the browser's state, because `useConsent` returns the
 * server's during hydration.
 */
export function deleteRefusedCookies(): void {
  const { state, choice } = readConsent();
  if (state !== "unknown" && !choice.includes("analytics")) deleteAnalyticsCookies();
}

/**
 * Deletes the analytics cookies. A running tag may set them again, but the next page load starts no tag and deletes
 * them.
 */
function deleteAnalyticsCookies(): void {
  for (const deletion of getAnalyticsCookieDeletions(document.cookie, window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = deletion;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readStoredConsent(): Consent {
  const choice = readConsentChoice(document.cookie);
  if (choice) return { state: "chosen", choice };
  return { state: hasOptOutSignal(window.navigator) ? "signal" : "unknown", choice: noConsent };
}

/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
function hasOptOutSignal(navigator: Navigator): boolean {
  const control: unknown = Reflect.get(navigator, "globalPrivacyControl");
  return control === true || navigator.doNotTrack === "1";
}
