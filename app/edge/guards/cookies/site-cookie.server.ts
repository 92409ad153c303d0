import { serializeCookie } from "@stile-and-rail/http/cookies";

/** The public URL decides whether cookies are Secure. */
export type CookieOrigin = { readonly publicUrl: string };

/**
 * Adds the prefix `__Host-` on TLS, with which a browser accepts the cookie only from this host (RFC 6265bis
 * §4.1.3.2).
 */
export function toCookieName(name: string, origin: CookieOrigin): string {
  return isSecure(origin) ? `__Host-${name}` : name;
}

/** Returns the Set-Cookie header of an HttpOnly cookie. `maxAge` in seconds; 0 deletes the cookie. */
export function serializeHttpOnlyCookie(
  name: string,
  value: string,
  maxAge: number,
  origin: CookieOrigin,
): string {
  return serializeCookie({ name, value, maxAge, isHttpOnly: true, isSecure: isSecure(origin) });
}

/** Returns the Set-Cookie header of a cookie that scripts may read; it must not grant access. */
export function serializeReadableCookie(
  name: string,
  value: string,
  maxAge: number,
  origin: CookieOrigin,
): string {
  return serializeCookie({ name, value, maxAge, isSecure: isSecure(origin) });
}

function isSecure({ publicUrl }: CookieOrigin): boolean {
  return publicUrl.startsWith("https:");
}
