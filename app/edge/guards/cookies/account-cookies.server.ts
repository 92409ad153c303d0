import { sessionDays } from "~/domains/account/sign-in/session.server";
import { signedInHintCookie } from "~/domains/account/sign-in/signed-in-hint";
import { parseCookies } from "~/http/cookies.server";
import { signInMinutes } from "~/kernel/sign-in-code";
import {
  type CookieOrigin,
  serializeHttpOnlyCookie,
  serializeReadableCookie,
  toCookieName,
} from "./site-cookie.server";

const daySeconds = 24 * 60 * 60;

/** Returns the session token of this browser. */
export function sessionWord(request: Request, door: CookieOrigin): string | undefined {
  return read(request, "account_session", door);
}

/**
 * Sets the session cookie and a script-readable hint for the page header, and deletes the cookies of the sign-in
 * attempt.
 */
export function createSignedInCookies(word: string, door: CookieOrigin): readonly string[] {
  const seconds = sessionDays * daySeconds;
  return [
    serializeHttpOnlyCookie(toCookieName("account_session", door), word, seconds, door),
    serializeReadableCookie(toCookieName(signedInHintCookie, door), "1", seconds, door),
    ...startedCookies("", "", 0, door),
  ];
}

export function createSignedOutCookies(door: CookieOrigin): readonly string[] {
  return [
    serializeHttpOnlyCookie(toCookieName("account_session", door), "", 0, door),
    serializeReadableCookie(toCookieName(signedInHintCookie, door), "", 0, door),
    ...startedCookies("", "", 0, door),
  ];
}

/** Returns the id of the sign-in that this browser requested. */
export function readSignInId(request: Request, door: CookieOrigin): string | undefined {
  return read(request, "account_sign_in", door);
}

/** Returns the email address that was typed in this browser. */
export function readSignInEmail(request: Request, door: CookieOrigin): string {
  return read(request, "account_mailbox", door) ?? "";
}

export function createSignInRequestCookies(id: string, email: string, door: CookieOrigin): readonly string[] {
  return startedCookies(id, encodeURIComponent(email), signInMinutes * 60, door);
}

function startedCookies(id: string, email: string, seconds: number, door: CookieOrigin): readonly string[] {
  return [
    serializeHttpOnlyCookie(toCookieName("account_sign_in", door), id, seconds, door),
    serializeHttpOnlyCookie(toCookieName("account_mailbox", door), email, seconds, door),
    serializeHttpOnlyCookie(toCookieName("account_link", door), "", 0, door),
  ];
}

/**
 * Returns the token of a sign-in link. It is kept in a cookie, so that it appears in neither history nor referrers.
 */
export function readLinkToken(request: Request, door: CookieOrigin): string | undefined {
  return read(request, "account_link", door);
}

export function createLinkCookie(token: string, door: CookieOrigin): string {
  return serializeHttpOnlyCookie(toCookieName("account_link", door), token, signInMinutes * 60, door);
}

function read(request: Request, name: string, door: CookieOrigin): string | undefined {
  return parseCookies(request.headers.get("cookie")).get(toCookieName(name, door)) || undefined;
}
