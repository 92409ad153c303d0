import { sessionDays } from "~/domains/account/sign-in/session.server";
import { signedInHintCookie } from "~/domains/account/sign-in/signed-in-hint";
import { parseCookies } from "~/http/cookies.server";
import { signInMinutes } from "~/kernel/sign-in-code";
import { type CookieDoor, cookieName, openCookie, setCookie } from "./own-cookie.server";

const daySeconds = 24 * 60 * 60;

/** The word of the session this browser holds. */
export function sessionWord(request: Request, door: CookieDoor): string | undefined {
  return read(request, "account_session", door);
}

/**
 * Sets the session cookie and a script-readable hint for the page header, and deletes the cookies of the sign-in
 * attempt.
 */
export function signedInCookies(word: string, door: CookieDoor): readonly string[] {
  const seconds = sessionDays * daySeconds;
  return [
    setCookie(cookieName("account_session", door), word, seconds, door),
    openCookie(cookieName(signedInHintCookie, door), "1", seconds, door),
    ...startedCookies("", "", 0, door),
  ];
}

export function signedOutCookies(door: CookieDoor): readonly string[] {
  return [
    setCookie(cookieName("account_session", door), "", 0, door),
    openCookie(cookieName(signedInHintCookie, door), "", 0, door),
    ...startedCookies("", "", 0, door),
  ];
}

/** Returns the id of the sign-in that this browser requested. */
export function startedSignIn(request: Request, door: CookieDoor): string | undefined {
  return read(request, "account_sign_in", door);
}

/** Returns the email address that was typed in this browser. */
export function startedMailbox(request: Request, door: CookieDoor): string {
  return read(request, "account_mailbox", door) ?? "";
}

export function startSignInCookies(id: string, email: string, door: CookieDoor): readonly string[] {
  return startedCookies(id, encodeURIComponent(email), signInMinutes * 60, door);
}

function startedCookies(id: string, email: string, seconds: number, door: CookieDoor): readonly string[] {
  return [
    setCookie(cookieName("account_sign_in", door), id, seconds, door),
    setCookie(cookieName("account_mailbox", door), email, seconds, door),
    setCookie(cookieName("account_link", door), "", 0, door),
  ];
}

/**
 * Returns the token of a sign-in link. It is kept in a cookie, so that it appears in neither history nor referrers.
 */
export function linkToken(request: Request, door: CookieDoor): string | undefined {
  return read(request, "account_link", door);
}

export function linkCookie(token: string, door: CookieDoor): string {
  return setCookie(cookieName("account_link", door), token, signInMinutes * 60, door);
}

function read(request: Request, name: string, door: CookieDoor): string | undefined {
  return parseCookies(request.headers.get("cookie")).get(cookieName(name, door)) || undefined;
}
