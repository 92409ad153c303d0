import { createContext } from "react";

/** What a browser needs to ask the reCAPTCHA; the same for every visitor. */
export type ChallengeKeys = { readonly siteKey: string; readonly scriptUrl: string };

/** Null: forms of this shop ask none. */
export const ChallengeContext = createContext<ChallengeKeys | null>(null);

/** Sent in a token's place where the reCAPTCHA did not load: the form is taken, and looked at as suspected. */
export const challengeNotLoaded = "not-loaded";
