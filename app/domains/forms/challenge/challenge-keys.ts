import { createContext } from "react";
import { useRequiredContext } from "~/ui/runtime/required-context";

/** The public settings of reCAPTCHA that a browser needs. They are the same for every visitor. */
export type ChallengeKeys = { readonly siteKey: string; readonly scriptUrl: string };

const ChallengeContext = createContext<ChallengeKeys | null | undefined>(undefined);

/** The value is null when the shop has no reCAPTCHA. */
export const ChallengeProvider = ChallengeContext.Provider;

export function useChallengeKeys(): ChallengeKeys | null {
  return useRequiredContext(ChallengeContext, { hook: "useChallengeKeys", provider: "ChallengeProvider" });
}

/**
 * A token that the browser sends when reCAPTCHA did not load. The form is accepted and marked as suspected
 * spam.
 */
export const challengeNotLoadedToken = "not-loaded";
