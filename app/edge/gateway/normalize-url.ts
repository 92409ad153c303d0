import { getFirstSegment, isFilePath } from "~/kernel/addresses/sections";
import { exactPaths, selfRoutedPrefixes, siteMap, staffMap } from "~/routes";
import { matchRoute } from "../routing/site-route";

/** The result of checking a request's URL, before any other code reads the URL. */
export type NormalizedUrl =
  | { readonly kind: "normal" }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "refused"; readonly status: 400 | 414 };

const maxUrlLength = 2048;
/** GROQ queries of the Studio are URLs too, and so is Remix's request for the routes behind all links of a page. */
const maxQueryUrlLength = 12 * 1024;
const longUrlPattern = /^\/(lake\/|__manifest\?)/i;

const badRequest: NormalizedUrl = { kind: "refused", status: 400 };
/** Postgres rejects NUL bytes, so they are refused in the query as well. */
const encodedNul = /%00/;
/** Printable ASCII except `#` and `\`: browsers encode everything else. */
const allowedCharacters = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/;

/**
 * Checks that a URL is in the one form that guards, caches and routers read. The path is decoded once and encoded one
 * way, without empty segments, dot segments or a trailing slash, in the case of its route. Other spellings are
 * redirected to that form; malformed and doubly encoded paths are refused.
 */
export function normalizeUrl(url: string): NormalizedUrl {
  if (url.length > (longUrlPattern.test(url) ? maxQueryUrlLength : maxUrlLength))
    return { kind: "refused", status: 414 };
  if (!allowedCharacters.test(url) || encodedNul.test(url)) return badRequest;
  const [path, query] = splitQuery(url);
  const segments = path.split("/").filter((segment) => segment !== "");
  const decoded = segments.map(decodeSegment);
  if (!decoded.every((segment) => segment !== undefined)) return badRequest;
  const normal = hasDedicatedRouter(decoded[0])
    ? normalizeRoutedPath(segments, decoded, path)
    : normalizePagePath(decoded);
  if (normal === undefined) return badRequest;
  return normal === path ? { kind: "normal" } : { kind: "moved", to: normal + query };
}

/** Splits '/a?b' into '/a' and '?b'. */
function splitQuery(url: string): readonly [string, string] {
  const at = url.indexOf("?");
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}

/** Decodes a segment; undefined if it does not decode, hides a slash or a control character, or would decode twice. */
function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be found
    return /[\x00-\x1f\x7f/\\]|%[0-9a-f]{2}/i.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

const routedSections: ReadonlySet<string> = new Set(selfRoutedPrefixes.map(getFirstSegment));
const staffSections: ReadonlySet<string> = new Set(staffMap.map(({ path }) => getFirstSegment(path)));
const fixedPaths: ReadonlyMap<string, string> = new Map(exactPaths.map((path) => [path.toLowerCase(), path]));

/** Files, the Studio and the lake parse their own paths, which are case-sensitive. */
function hasDedicatedRouter(section: string | undefined): boolean {
  return section !== undefined && routedSections.has(section.toLowerCase());
}

/**
 * Normalizes the section, encoded letters and digits, and the paths known by name. Dot segments in the rest are
 * refused, doubled slashes removed.
 */
function normalizeRoutedPath(
  segments: readonly string[],
  decoded: readonly string[],
  path: string,
): string | undefined {
  if (decoded.some((segment) => segment === "." || segment === "..")) return undefined;
  const fullPath = `/${[decoded[0]?.toLowerCase(), ...segments.slice(1).map(decodeUnreserved)].join("/")}`;
  const fixedPath = fixedPaths.get(fullPath.toLowerCase());
  if (fixedPath) return fixedPath;
  return segments.length > 1 && path.endsWith("/") ? `${fullPath}/` : fullPath;
}

/** Decodes characters that never need encoding (RFC 3986 §2.3); the Studio's encoding of all others is kept. */
function decodeUnreserved(segment: string): string {
  return segment.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[\w.~-]/.test(character) ? character : code;
  });
}

function normalizePagePath(decoded: readonly string[]): string {
  const fullPath = `/${resolveDotSegments(decoded).map(encodeSegment).join("/")}`;
  const data = fullPath !== "/_root.data" && fullPath.endsWith(".data") ? ".data" : "";
  const path = fullPath.slice(0, fullPath.length - data.length);
  if (path === "/_root.data") return path;
  return `${toDeclaredCase(path)}${data}`;
}

function resolveDotSegments(segments: readonly string[]): readonly string[] {
  const resolved: string[] = [];
  for (const segment of segments) {
    if (segment === "..") resolved.pop();
    else if (segment !== ".") resolved.push(segment);
  }
  return resolved;
}

/** Encodes as browsers do: characters that RFC 3986 §3.3 allows in a path stay as they are. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:3A|40|26|3D|2B|24|2C|3B)/g, decodeURIComponent);
}

/**
 * Gives static segments the case of the route; parameters keep theirs. Pages of editors and unknown paths become
 * lowercase.
 */
function toDeclaredCase(path: string): string {
  const route = staffSections.has(getFirstSegment(path))
    ? matchRoute(staffMap, path)
    : matchRoute(siteMap, path);
  if (!route || route.path === "/*") return isFilePath(path) ? path : toLowerCasePath(path);
  const segments = path.split("/");
  return route.path
    .split("/")
    .map((segment, at) => (segment.startsWith(":") ? (segments[at] ?? "") : segment))
    .join("/");
}

/** Converts a path to lowercase, except percent codes such as `%C3`. */
function toLowerCasePath(path: string): string {
  return path.replace(/%..|[A-Z]/g, (match) => (match.startsWith("%") ? match : match.toLowerCase()));
}
