import { redirect } from "@remix-run/node";

/** Redirects after a post (303) and sets cookies. */
export function redirectWithCookies(to: string, cookies: readonly string[]): Response {
  const response = redirect(to, 303);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
