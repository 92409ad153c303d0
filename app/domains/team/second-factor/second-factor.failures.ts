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
  "wrong-code": "That code isn't right. Enter the one your app shows now.",
  "setup-over": "This setup has expired. Start again.",
  "passkey-refused": "The passkey was not accepted. Please try again.",
  "too-many-authenticators": "You already have ten. Remove one you no longer use first.",
  "no-such-authenticator": "It has already been removed.",
  "last-authenticator": "Your role needs a second factor. Add another one before you remove the last.",
  "already-set-up": "A second factor was set up in the meantime. Sign in again.",
} as const satisfies Record<SecondFactorFailure["code"], string>;
