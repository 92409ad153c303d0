import { parseCookies } from "@stile-and-rail/http/cookies.server";
import { sessionDays } from "~/domains/account/sign-in/session.server";
import { signedInHintCookie } from "~/domains/account/sign-in/signed-in-hint";
import { signInMinutes } from "~/kernel/sign-in-code";
import {
  type CookieOrigin,
  serializeHttpOnlyCookie,
  serializeReadableCookie,
  toCookieName,
} from "./site-cookie.server";

const daySeconds = 24 * 60 * 60;

export function readSessionToken(request: Request, origin: CookieOrigin): string | undefined {
  return readFirstCookie(request, "account_session", origin);
}

/**
 * Returns the Set-Cookie headers for the session and for a script-readable hint of the page header. They also delete
 * the cookies of the sign-in attempt.
 */
export function createSignedInCookies(token: string, origin: CookieOrigin): readonly string[] {
  const seconds = sessionDays * daySeconds;
  return [
    serializeHttpOnlyCookie(toCookieName("account_session", origin), token, seconds, origin),
    serializeReadableCookie(toCookieName(signedInHintCookie, origin), "1", seconds, origin),
    ...createRequestCookies("", "", 0, origin),
  ];
}

export function createSignedOutCookies(origin: CookieOrigin): readonly string[] {
  return [
    serializeHttpOnlyCookie(toCookieName("account_session", origin), "", 0, origin),
    serializeReadableCookie(toCookieName(signedInHintCookie, origin), "", 0, origin),
    ...createRequestCookies("", "", 0, origin),
  ];
}

/** Returns the id of the sign-in that this browser requested. */
export function readSignInId(request: Request, origin: CookieOrigin): string | undefined {
  return readFirstCookie(request, "account_sign_in", origin);
}

/** Returns the email address that was typed in this browser. */
export function readSignInEmail(request: Request, origin: CookieOrigin): string {
  return readFirstCookie(request, "account_mailbox", origin) ?? "";
}

export function createSignInRequestCookies(
  id: string,
  email: string,
  origin: CookieOrigin,
): readonly string[] {
  return createRequestCookies(id, encodeURIComponent(email), signInMinutes * 60, origin);
}

function createRequestCookies(
  id: string,
  email: string,
  seconds: number,
  origin: CookieOrigin,
): readonly string[] {
  return [
    serializeHttpOnlyCookie(toCookieName("account_sign_in", origin), id, seconds, origin),
    serializeHttpOnlyCookie(toCookieName("account_mailbox", origin), email, seconds, origin),
    serializeHttpOnlyCookie(toCookieName("account_link", origin), "", 0, origin),
  ];
}

/**
 * Returns the token of a sign-in link. It is kept in a cookie, so that it appears in neither history nor referrers.
 */
export function readLinkToken(request: Request, origin: CookieOrigin): string | undefined {
  return readFirstCookie(request, "account_link", origin);
}

export function createLinkCookie(token: string, origin: CookieOrigin): string {
  return serializeHttpOnlyCookie(toCookieName("account_link", origin), token, signInMinutes * 60, origin);
}

function readFirstCookie(request: Request, name: string, origin: CookieOrigin): string | undefined {
  return parseCookies(request.headers.get("cookie")).get(toCookieName(name, origin)) || undefined;
}
