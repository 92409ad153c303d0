/**
 * Joins a path and encodes its parts. A colon stays, because it is valid in a path (RFC 3986 §3.3) and begins
 * parameters of patterns.
 */
export function joinPath(section: string, ...parts: readonly string[]): string {
  return [section, ...parts.map((segment) => encodeURIComponent(segment).replaceAll("%3A", ":"))].join("/");
}
