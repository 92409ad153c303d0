import { isFile, sectionOf } from "~/kernel/sections";
import { routeAt } from "~/kernel/site-route";
import { fixedAddresses, ownRouters, siteMap, staffMap } from "~/routes";

/** What becomes of the address of a request before anybody reads it. */
export type Address =
  | { readonly kind: "normal" }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "refused"; readonly status: 400 | 414 };

const longestAddress = 2048;
/** Questions of the Studio are addresses too, and so are those of Remix for the routes behind all links of a page. */
const longestQuestion = 12 * 1024;
const question = /^\/(lake\/|__manifest\?)/i;

const refused: Address = { kind: "refused", status: 400 };
/** What no database keeps and nobody types, in the query too. */
const nul = /%00/;
/** Printable ASCII but `#` and `\`: what a browser sends, having encoded the rest. */
const sendable = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/;

/**
 * The one form of an address that every guard, cache and router reads: decoded once and encoded one way, without
 * empty, `.` and `..` parts and without a slash at its end, in the case its route is declared in. What can be brought
 * into it moves there; what is no address, or would decode a second time, is refused.
 */
export function normalAddress(url: string): Address {
  if (url.length > (question.test(url) ? longestQuestion : longestAddress))
    return { kind: "refused", status: 414 };
  if (!sendable.test(url) || nul.test(url)) return refused;
  const [path, query] = splitAtMark(url);
  const parts = path.split("/").filter((part) => part !== "");
  const decoded = parts.map(decodedPart);
  if (!decoded.every((part) => part !== undefined)) return refused;
  const normal = hasOwnRouter(decoded[0]) ? withinItsRouter(parts, decoded, path) : pagePath(decoded);
  if (normal === undefined) return refused;
  return normal === path ? { kind: "normal" } : { kind: "moved", to: normal + query };
}

/** '/a?b' is '/a' and '?b'. */
function splitAtMark(url: string): readonly [string, string] {
  const at = url.indexOf("?");
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}

/** Undefined for what does not decode, hides a slash or a control character, or would decode once more. */
function decodedPart(part: string): string | undefined {
  try {
    const decoded = decodeURIComponent(part);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return /[\x00-\x1f\x7f/\\]|%[0-9a-f]{2}/i.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

const routers: ReadonlySet<string> = new Set(ownRouters.map(sectionOf));
const ofStaff: ReadonlySet<string> = new Set(staffMap.map(({ path }) => sectionOf(path)));
const fixed: ReadonlyMap<string, string> = new Map(fixedAddresses.map((path) => [path.toLowerCase(), path]));

/** Files, Studio and lake read their addresses themselves, in both cases. */
function hasOwnRouter(section: string | undefined): boolean {
  return section !== undefined && routers.has(section.toLowerCase());
}

/**
 * Section, and letters and digits that came as codes, are brought into form, and the addresses that are known by name;
 * steps up and down in the rest are refused, doubled slashes left out.
 */
function withinItsRouter(
  parts: readonly string[],
  decoded: readonly string[],
  path: string,
): string | undefined {
  if (decoded.some((part) => part === "." || part === "..")) return undefined;
  const whole = `/${[decoded[0]?.toLowerCase(), ...parts.slice(1).map(withoutNeedlessCodes)].join("/")}`;
  const known = fixed.get(whole.toLowerCase());
  if (known) return known;
  return parts.length > 1 && path.endsWith("/") ? `${whole}/` : whole;
}

/** Codes of what never needs one (RFC 3986 §2.3); the Studio encodes more than that, and its own way. */
function withoutNeedlessCodes(part: string): string {
  return part.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const letter = decodeURIComponent(code);
    return /[\w.~-]/.test(letter) ? letter : code;
  });
}

function pagePath(decoded: readonly string[]): string {
  const whole = `/${withoutSteps(decoded).map(encodedPart).join("/")}`;
  const data = whole !== "/_root.data" && whole.endsWith(".data") ? ".data" : "";
  const path = whole.slice(0, whole.length - data.length);
  if (path === "/_root.data") return path;
  return `${inDeclaredCase(path)}${data}`;
}

function withoutSteps(parts: readonly string[]): readonly string[] {
  const walked: string[] = [];
  for (const part of parts) {
    if (part === "..") walked.pop();
    else if (part !== ".") walked.push(part);
  }
  return walked;
}

/** As browsers write it: of what may stand in a path (RFC 3986 §3.3) nothing is encoded. */
function encodedPart(part: string): string {
  return encodeURIComponent(part).replace(/%(?:3A|40|26|3D|2B|24|2C|3B)/g, decodeURIComponent);
}

/** The names of a route in its own case, its parts as they came; an editor's page and what is not there in small letters. */
function inDeclaredCase(path: string): string {
  const route = ofStaff.has(sectionOf(path)) ? routeAt(staffMap, path) : routeAt(siteMap, path);
  if (!route || route.path === "/*") return isFile(path) ? path : inSmallLetters(path);
  const given = path.split("/");
  return route.path
    .split("/")
    .map((part, at) => (part.startsWith(":") ? (given[at] ?? "") : part))
    .join("/");
}

/** `%C3` stays: it is no letter. */
function inSmallLetters(path: string): string {
  return path.replace(/%..|[A-Z]/g, (found) => (found.startsWith("%") ? found : found.toLowerCase()));
}
