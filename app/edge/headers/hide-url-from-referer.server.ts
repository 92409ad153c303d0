import type { HeadersFunction } from "@remix-run/node";

/**
 * Keeps a secret URL out of the Referer header. Not `no-referrer`: form posts would carry `Origin: null` and be
 * refused.
 */
export const hideUrlFromReferer: HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });
