import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/**
 * Passes the nonce of the render to inline scripts. Cached pages use hashes instead; in the browser it is
 * undefined.
 */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
