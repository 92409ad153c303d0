const shortAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Creates a random (v4) UUID; works in Node and in browsers. */
export function newId(): string {
  return globalThis.crypto.randomUUID();
}

/**
 * Creates an id of 16 characters of Crockford base 32 (80 random bits). It fits the 20 characters that Authorize.Net
 * allows.
 */
export function newShortId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => shortAlphabet.charAt(byte % 32)).join("");
}
