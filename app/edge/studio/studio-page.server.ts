import { paths } from "~/kernel/paths";
import { formatPolicy } from "../headers/content-security-policy";
import { hashInlineScripts } from "../headers/inline-scripts.server";

/** Which content the Studio edits; the same build serves the embedded lake and a hosted project. */
export type StudioConnection = {
  readonly projectId: string;
  readonly dataset: string;
  /** Path of the embedded lake on this origin; absent with a hosted project. */
  readonly lake?: string;
};

export type StudioPage = { readonly html: string; readonly policy: string };

/** Adds the content connection to the built index.html. With the embedded lake, the page's security policy allows requests to this origin only. */
export function renderStudioPage(built: string, connection: StudioConnection): StudioPage {
  const connectionScript = `<script>window.__CMS__=${JSON.stringify(connection).replaceAll("<", "\\u003c")}</script>`;
  const html = serveAssetsLocally(built, connection).replace("<head>", () => `<head>${connectionScript}`);
  return { html, policy: createPolicy(hashInlineScripts(html), connection) };
}

/** Loads icons from the Studio's folder, and no script or font from Sanity's servers. */
function serveAssetsLocally(html: string, connection: StudioConnection): string {
  const withIcons = html.replace(/(href=")\/static\//g, `$1${paths.studio}/static/`);
  if (connection.lake === undefined) return withIcons;
  return withIcons
    .replace(/<script[^>]*\bsrc="https:[^>]*><\/script>/g, "")
    .replaceAll("https://studio-static.sanity.io/", `${paths.studio}/static/fonts/`);
}

const hosted = {
  connect: ["https://*.sanity.io", "wss://*.sanity.io", "https://*.sanity-cdn.com"],
  image: ["https://cdn.sanity.io", "https://*.sanity.io", "https://lh3.googleusercontent.com"],
  script: ["https://core.sanity-cdn.com"],
  font: ["https://studio-static.sanity.io"],
};
const noSources = { connect: [], image: [], script: [], font: [] };

function createPolicy(hashes: readonly string[], connection: StudioConnection): string {
  const outside = connection.lake === undefined ? hosted : noSources;
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes.map((hash) => `'${hash}'`), ...outside.script],
    // styled-components writes its rules into style elements.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...outside.image],
    "font-src": ["'self'", "data:", ...outside.font],
    "connect-src": ["'self'", "data:", "blob:", ...outside.connect],
    "media-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
  };
  return formatPolicy(directives);
}
