import { readCookie, serializeCookie } from "@stile-and-rail/http/cookies";
import { parseDuration } from "~/kernel/time/duration";
import type { Popup, Trigger } from "./popup.schema";

/** A popup closes after ten seconds (POP-005). */
const autoCloseMs = 10_000;
/** A popup closes five seconds after its form was sent (POP-005). */
export const formSuccessCloseMs = 5_000;
/** The default delay from the start of a visit. */
const defaultDelayMs = 10_000;
const scrollPercent = 50;
const inactivityMs = 30_000;

const toCookieName = (name: string) => `popup_${name}`;

/** Returns whether the visitor closed this popup recently. */
export function wasDismissed({ name }: Pick<Popup, "name">, cookies: string): boolean {
  return readCookie(cookies, toCookieName(name)) !== undefined;
}

/** Creates the cookie that remembers it, for the popup's own duration or 24 hours. */
export function createDismissalCookie(
  { name, cookieExpiry }: Pick<Popup, "name" | "cookieExpiry">,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const maxAge = Math.round(parseDuration(cookieExpiry) / 1000);
  return serializeCookie({ name: toCookieName(name), value: "closed", maxAge, isSecure });
}

/** Returns the minimum time from the start of a visit, in milliseconds. */
export function getEarliestMs({ notBefore }: Pick<Popup, "notBefore">): number {
  return parseDuration(notBefore, defaultDelayMs);
}

/** Returns the time until the popup closes, in milliseconds; undefined for never. */
export function getAutoCloseMs({ autoCloseSeconds }: Pick<Popup, "autoCloseSeconds">): number | undefined {
  if (autoCloseSeconds === 0) return undefined;
  return autoCloseSeconds === undefined ? autoCloseMs : autoCloseSeconds * 1000;
}

/** Returns the scroll position that triggers the popup, in percent. */
export const getScrollPercent = ({ percent }: Pick<Trigger, "percent">): number => percent ?? scrollPercent;

/** Returns the delay of a `delay` or `inactivity` trigger, in milliseconds. */
export function getTriggerDelayMs({ kind, after }: Pick<Trigger, "kind" | "after">): number {
  return parseDuration(after, kind === "inactivity" ? inactivityMs : defaultDelayMs);
}

/** Returns the hash of a link that opens a popup. */
export const toPopupHash = (name: string): string => `#popup-${name}`;
