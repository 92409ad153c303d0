import { createHash } from "node:crypto";

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype=["']?(?!module|text\/javascript)[^"'\s>]+/i;

/**
 * Returns the CSP hashes of every inline script in trusted HTML; data blocks (JSON-LD) and external scripts need
 * none.
 */
export function hashInlineScripts(html: string): readonly string[] {
  return hashScripts(html, () => true);
}

export type HashedScripts = { readonly html: string; readonly hashes: readonly string[] };

/**
 * Replaces the render's nonce by hashes: the HTML without the nonce, and the CSP hashes of the scripts that carried
 * it. An inline script without the nonce was not written by the server's own components and gets no hash.
 */
export function hashNoncedScripts(html: string, nonce: string): HashedScripts {
  const attribute = ` nonce="${nonce}"`;
  const hashes = hashScripts(html, (attributes) => attributes.includes(attribute));
  return { html: html.replaceAll(attribute, ""), hashes };
}

function hashScripts(html: string, isTrusted: (attributes: string) => boolean): readonly string[] {
  const hashes = [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => !/\bsrc=/i.test(attributes) && !dataBlock.test(attributes))
    .filter(([, attributes = ""]) => isTrusted(attributes))
    .map(([, , code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`);
  return [...new Set(hashes)];
}
