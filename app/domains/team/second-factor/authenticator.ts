/** The public data of an authenticator, without secret or key. */
export type Authenticator = {
  readonly id: string;
  readonly kind: "totp" | "passkey";
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Enough for every device of a person; more suggest a mistake or an attack. */
export const maxAuthenticators = 10;

/** How long a setup and a challenge are valid. */
export const setupValidityMinutes = 15;
export const challengeMinutes = 5;

export const authenticatorKindNames: Readonly<Record<Authenticator["kind"], string>> = {
  totp: "authenticator app",
  passkey: "passkey",
};
