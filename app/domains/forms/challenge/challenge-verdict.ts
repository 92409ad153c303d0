/** What is known of a visitor's challenge; `unasked` where its provider gave no answer. */
export type ChallengeVerdict = "passed" | "failed" | "missing" | "unasked";

/** Asks what became of a challenge, by the token the browser got for it. */
export type ChallengeVerifier = (token: string | null, clientIp: string) => Promise<ChallengeVerdict>;
