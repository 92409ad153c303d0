/** What a page shows of one authenticator; neither its secret nor its key. */
export type Authenticator = {
  readonly id: string;
  readonly kind: "totp" | "passkey";
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** One person needs a few devices; more of them are a mistake or an attack. */
export const maxAuthenticators = 10;

/** How long the setup of an authenticator app, and a passkey's challenge, wait for an answer. */
export const setupMinutes = 15;
export const challengeMinutes = 5;

export const authenticatorKindNames: Readonly<Record<Authenticator["kind"], string>> = {
  totp: "authenticator app",
  passkey: "passkey",
};
