import { serializeCookie } from "~/http/cookies";

/** Where the shop stands decides what its cookies may be. */
export type CookieDoor = { readonly publicUrl: string };

/** With the prefix a browser takes the cookie from this very host alone, over TLS (RFC 6265bis §4.1.3.2). */
export function cookieName(name: string, door: CookieDoor): string {
  return isSecure(door) ? `__Host-${name}` : name;
}

/** A Set-Cookie header: not for scripts, not for other sites' forms. `maxAge` in seconds; 0 takes it away. */
export function setCookie(name: string, value: string, maxAge: number, door: CookieDoor): string {
  return serializeCookie({ name, value, maxAge, isHttpOnly: true, isSecure: isSecure(door) });
}

/** One that the page's own scripts may read: it must open nothing. */
export function openCookie(name: string, value: string, maxAge: number, door: CookieDoor): string {
  return serializeCookie({ name, value, maxAge, isSecure: isSecure(door) });
}

function isSecure({ publicUrl }: CookieDoor): boolean {
  return publicUrl.startsWith("https:");
}
