import { useSyncExternalStore } from "react";
import { getAnalyticsCookieDeletions } from "./analytics-cookies";
import { type ConsentChoice, createConsentCookie, readConsentChoice } from "./consent";

/** What is known of a visitor: their choice; `signal` where the browser says no for them; `unknown` while nobody asked. */
export type Consent =
  | { readonly state: "chosen"; readonly choice: ConsentChoice }
  | { readonly state: "signal"; readonly choice: ConsentChoice }
  | { readonly state: "unknown"; readonly choice: ConsentChoice };

const none: ConsentChoice = [];
const onServer: Consent = { state: "chosen", choice: none };
const listeners = new Set<() => void>();
let current: Consent | undefined;

/** The consent of this browser, and whether to ask for it. On the server nobody is asked. */
export function useConsent(): Consent {
  return useSyncExternalStore(listen, readConsent, () => onServer);
}

export function readConsent(): Consent {
  current ??= found();
  return current;
}

/** Stores the choice for 180 days and tells whoever waits for it. */
export function saveConsent(choice: ConsentChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = createConsentCookie(choice, { isSecure: window.location.protocol === "https:" });
  if (!choice.includes("analytics")) deleteAnalyticsCookies();
  current = { state: "chosen", choice };
  for (const listener of listeners) listener();
}

/**
 * Deletes analytics cookies where they are refused. Reads the browser's own answer: while React hydrates, `useConsent`
 * still returns the server's, which allows nothing.
 */
export function deleteRefusedCookies(): void {
  const { state, choice } = readConsent();
  if (state !== "unknown" && !choice.includes("analytics")) deleteAnalyticsCookies();
}

/** A tag that already runs may set them again; the next page load does not start it, and deletes them once more. */
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

function found(): Consent {
  const choice = readConsentChoice(document.cookie);
  if (choice) return { state: "chosen", choice };
  return { state: saysNo(window.navigator) ? "signal" : "unknown", choice: none };
}

/** Global Privacy Control, or Do Not Track. */
function saysNo(navigator: Navigator): boolean {
  const control: unknown = Reflect.get(navigator, "globalPrivacyControl");
  return control === true || navigator.doNotTrack === "1";
}
