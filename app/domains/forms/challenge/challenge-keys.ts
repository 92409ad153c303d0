import { createContext } from "react";
import { useRequiredContext } from "~/ui/required-context";

/** What a browser needs to ask the reCAPTCHA; the same for every visitor. */
export type ChallengeKeys = { readonly siteKey: string; readonly scriptUrl: string };

const ChallengeContext = createContext<ChallengeKeys | null | undefined>(undefined);

/** Null: forms of this shop ask none. */
export const ChallengeProvider = ChallengeContext.Provider;

export function useChallengeKeys(): ChallengeKeys | null {
  return useRequiredContext(ChallengeContext, { hook: "useChallengeKeys", provider: "ChallengeProvider" });
}

/** Sent in a token's place where the reCAPTCHA did not load: the form is taken, and looked at as suspected. */
export const challengeNotLoadedToken = "not-loaded";
