import { redirect } from "@remix-run/node";

/** Sends the browser on after a post, with cookies. */
export function redirectWith(to: string, cookies: readonly string[]): Response {
  const response = redirect(to, 303);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
