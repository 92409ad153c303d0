import { existsSync, readFileSync } from "node:fs";

const written = "build/preview-script.txt";
let name: string | undefined;

/** Appends the overlay script to the HTML of a preview. Pages of visitors do not contain it. */
export function appendOverlayScript(html: string, nonce: string): string {
  name ??= findScriptName();
  if (name === undefined) return html;
  const element = `<script type="module" nonce="${nonce}" src="/assets/${name}" data-preview></script>`;
  return html.replace(/<\/body>/, () => `${element}</body>`);
}

/** Reads the script name that scripts/build.mjs wrote. */
function findScriptName(): string | undefined {
  return existsSync(written) ? readFileSync(written, "utf8").trim() : undefined;
}
