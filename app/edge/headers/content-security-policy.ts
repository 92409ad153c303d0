/** External origins that a page may load from, by directive. */
export type Origins = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
};

export const noOrigins: Origins = { script: [], frame: [], connect: [], image: [] };

/** Inline scripts need a hash on cached pages or the nonce of the request on personal pages. */
export type InlineScripts = { readonly hashes: readonly string[] } | { readonly nonce: string };

/** Builds the Content-Security-Policy header of a shop page. */
export function buildContentSecurityPolicy(inline: InlineScripts, origins: Origins): string {
  const scripts = "nonce" in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.map((hash) => `'${hash}'`);
  const styles = "nonce" in inline ? scripts : [];
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...origins.script],
    // Styles that a payment provider's script inserts into a personal page carry the page's nonce.
    "style-src": ["'self'", ...styles],
    // Focal points and low-quality placeholders are inline style attributes (architecture, "Public pages").
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...origins.image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...origins.connect],
    "frame-src": ["'self'", ...origins.frame],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // The Studio's preview shows shop pages in a frame of the same origin.
    "frame-ancestors": ["'self'"],
  };
  return formatPolicy(directives);
}

/** Formats the header value: each directive with its sources. */
export function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
