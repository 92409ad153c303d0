/** A colon is at home in a path (RFC 3986 §3.3), and begins the name of a part in a pattern. */
export function joinPath(section: string, ...parts: readonly string[]): string {
  return [section, ...parts.map((part) => encodeURIComponent(part).replaceAll("%3A", ":"))].join("/");
}
