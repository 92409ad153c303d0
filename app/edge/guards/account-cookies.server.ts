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

/** Signs this browser in; the mark beside it tells the page's header and opens nothing. What began it is done. */
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

/** The sign-in this browser asked for, to type its code into. */
export function startedSignIn(request: Request, door: CookieDoor): string | undefined {
  return read(request, "account_sign_in", door);
}

/** Which mail to look for: what this browser itself typed, in its own cookie. */
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

/** The token of a mail's link, out of the address as soon as it was opened: neither history nor referrers keep it. */
export function linkToken(request: Request, door: CookieDoor): string | undefined {
  return read(request, "account_link", door);
}

export function linkCookie(token: string, door: CookieDoor): string {
  return setCookie(cookieName("account_link", door), token, signInMinutes * 60, door);
}

function read(request: Request, name: string, door: CookieDoor): string | undefined {
  return parseCookies(request.headers.get("cookie")).get(cookieName(name, door)) || undefined;
}
