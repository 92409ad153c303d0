/** The reasons why a second factor was not changed. */
export type SecondFactorFailure = {
  readonly code:
    | "wrong-code"
    | "setup-over"
    | "passkey-refused"
    | "too-many-authenticators"
    | "no-such-authenticator"
    | "last-authenticator"
    | "already-set-up";
};

export const secondFactorFailureTexts = {
  "wrong-code": "This code is not right. Type the one your app shows now.",
  "setup-over": "This setup is too old. Begin again.",
  "passkey-refused": "The passkey was not accepted. Please try again.",
  "too-many-authenticators": "There are ten already. Remove one you no longer use first.",
  "no-such-authenticator": "It was removed already.",
  "last-authenticator": "Your role needs a second factor. Add another one before you remove the last.",
  "already-set-up": "A second factor was set up in the meantime. Sign in again.",
} as const satisfies Record<SecondFactorFailure["code"], string>;
