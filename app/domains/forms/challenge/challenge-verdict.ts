/** The result of a challenge; `unasked` when the provider sent no answer. */
export type ChallengeVerdict = "passed" | "failed" | "missing" | "unasked";

/** Verifies the token of a challenge at its provider. */
export type ChallengeVerifier = (token: string | null, clientIp: string) => Promise<ChallengeVerdict>;
