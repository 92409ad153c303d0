import { createHash } from "node:crypto";

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype=["']?(?!module|text\/javascript)[^"'\s>]+/i;

/** The CSP hashes of every script a page carries in itself; data blocks (JSON-LD) are no scripts and need none. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => !/\bsrc=/i.test(attributes) && !dataBlock.test(attributes))
    .map(([, , code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`);
  return [...new Set(hashes)];
}
