const shortAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random (v4) UUID; works in Node and in browsers. */
export function newId(): string {
  return globalThis.crypto.randomUUID();
}

/** 16 characters of Crockford base 32 (80 random bits): fits the 20 characters that Authorize.Net allows. */
export function newShortId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => shortAlphabet.charAt(byte % 32)).join("");
}
