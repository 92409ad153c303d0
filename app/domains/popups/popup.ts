import { cookieAmong, cookieLine } from "~/kernel/cookies";
import { durationMs } from "~/kernel/duration";
import type { Popup, Trigger } from "./popup.schema";

/** A popup closes by itself after ten seconds (POP-005). */
const autoCloseMs = 10_000;
/** A popup closes five seconds after a form in it was sent (POP-005). */
export const formSuccessCloseMs = 5_000;
/** A visit is left in peace for so long, unless the editor says otherwise. */
const defaultDelayMs = 10_000;
const scrollPercent = 50;
const inactivityMs = 30_000;

const cookieName = (name: string) => `popup_${name}`;

/** Whether a visitor closed this popup before, and not too long ago. */
export function wasDismissed({ name }: Pick<Popup, "name">, cookies: string): boolean {
  return cookieAmong(cookies, cookieName(name)) !== undefined;
}

/** The cookie that remembers it: for the popup's own time, 24 hours where none is written. */
export function createDismissalCookie(
  { name, cookieExpiry }: Pick<Popup, "name" | "cookieExpiry">,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const maxAge = Math.round(durationMs(cookieExpiry) / 1000);
  return cookieLine({ name: cookieName(name), value: "closed", maxAge, isSecure });
}

/** Milliseconds from the start of a visit before which this popup does not come by itself. */
export function getEarliestMs({ notBefore }: Pick<Popup, "notBefore">): number {
  return durationMs(notBefore, defaultDelayMs);
}

/** Milliseconds after which it closes by itself; undefined where it never does. */
export function getAutoCloseMs({ autoCloseSeconds }: Pick<Popup, "autoCloseSeconds">): number | undefined {
  if (autoCloseSeconds === 0) return undefined;
  return autoCloseSeconds === undefined ? autoCloseMs : autoCloseSeconds * 1000;
}

/** How far down a page the visitor must be, in percent. */
export const getScrollPercent = ({ percent }: Pick<Trigger, "percent">): number => percent ?? scrollPercent;

/** How long a visitor must be on the page, or away from keys and pointer. */
export function getTriggerDelayMs({ kind, after }: Pick<Trigger, "kind" | "after">): number {
  return durationMs(after, kind === "inactivity" ? inactivityMs : defaultDelayMs);
}

/** The address that opens a popup at a press. */
export const popupHash = (name: string): string => `#popup-${name}`;
