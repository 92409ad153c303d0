/** One cookie as it is handed to a browser. */
type Cookie = {
  readonly name: string;
  readonly value: string;
  /** In seconds; 0 takes the cookie away. */
  readonly maxAge: number;
  readonly isSecure: boolean;
  /** Out of the reach of scripts. */
  readonly isHttpOnly?: boolean;
  /** Lax: it comes along when somebody follows a link to us. Strict: never from another site. */
  readonly sameSite?: "Lax" | "Strict";
};

/** A `Set-Cookie` header, or what `document.cookie` takes; every cookie of ours holds for the whole site. */
export function serializeCookie({
  name,
  value,
  maxAge,
  isSecure,
  isHttpOnly,
  sameSite = "Lax",
}: Cookie): string {
  return [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    ...(isHttpOnly ? ["HttpOnly"] : []),
    `SameSite=${sameSite}`,
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}

/** The value of one among a page's cookies, as it was written; undefined where there is none. */
export function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split("; ")
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
