import type { HeadersFunction } from "@remix-run/node";

/**
 * Of a page whose address is a key: no page, not even our own, is told it. Not `no-referrer`: a plain press would then carry
 * `Origin: null`, as one from a stranger's page does, and be refused.
 */
export const secretAddress: HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });
