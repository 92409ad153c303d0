import { existsSync, readFileSync } from "node:fs";

const written = "build/preview-script.txt";
let name: string | undefined;

/**
 * The page with the script that draws the Studio's overlays, as its last: it stands outside of what the shop renders, so
 * that no page a visitor gets is a byte longer for it.
 */
export function withOverlays(html: string, nonce: string): string {
  name ??= scriptName();
  if (name === undefined) return html;
  const element = `<script type="module" nonce="${nonce}" src="/assets/${name}" data-preview></script>`;
  return html.replace(/<\/body>/, () => `${element}</body>`);
}

/** Written by the build (scripts/build.mjs). */
function scriptName(): string | undefined {
  return existsSync(written) ? readFileSync(written, "utf8").trim() : undefined;
}
