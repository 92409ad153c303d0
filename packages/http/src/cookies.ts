/** A cookie to be set in a browser. */
type Cookie = {
  readonly name: string;
  readonly value: string;
  /** In seconds; 0 deletes the cookie. */
  readonly maxAge: number;
  readonly isSecure: boolean;
  /** Scripts cannot read the cookie. */
  readonly isHttpOnly?: boolean;
  /** Lax sends the cookie when a visitor follows a link to the shop; Strict never sends it from another site. */
  readonly sameSite?: "Lax" | "Strict";
};

/** Returns a `Set-Cookie` value, which `document.cookie` accepts too; every cookie applies to the whole site. */
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

/** Returns the raw value of a cookie; undefined if it is not set. */
export function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split("; ")
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
