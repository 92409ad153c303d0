import type { Result } from "../result";
import type { Identity } from "../session/identity";

/** A user who changes their own second factors. */
export type FactorOwner = Identity & {
  /** Id of the current session or pending sign-in. */
  readonly holderId: string;
  /** True while the sign-in is pending: only the first authenticator may be added then. */
  readonly isEnrolling: boolean;
};

export type AuthenticatorSummary = {
  readonly id: string;
  readonly kind: "totp" | "passkey";
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export type TotpSetup = {
  readonly id: string;
  /** In base32, for manual entry. */
  readonly secret: string;
  /** otpauth:// URL for the QR code. */
  readonly address: string;
};

export type SecondFactorSummary = {
  readonly authenticators: readonly AuthenticatorSummary[];
  readonly recoveryCodesLeft: number;
  /** True when the user's role requires a second factor. */
  readonly isRequired: boolean;
};

/** Recovery codes are created with the first authenticator. */
type Added = { readonly recoveryCodes: readonly string[] | null };

/** A failure is a sentence for the user. */
type Changed<T> = Promise<Result<T, string>>;

type Holder = { readonly userId: string; readonly holderId: string };

/** Second factors of staff, stored by the shop; the lake stores sessions and pending sign-ins. */
export type SecondFactors = {
  readonly getRequirement: (person: Identity) => Promise<"nothing" | "verify" | "enroll">;
  readonly verifyCode: (person: Identity, code: string) => Promise<boolean>;
  /** Options of `navigator.credentials.get`; null without a passkey. */
  readonly passkeyRequest: (holder: Holder) => Promise<object | null>;
  readonly verifyPasskey: (holder: Holder, answer: string) => Promise<boolean>;
  readonly read: (owner: Identity) => Promise<SecondFactorSummary>;
  readonly startTotpSetup: (owner: FactorOwner, shopName: string) => Promise<TotpSetup>;
  readonly readTotp: (owner: FactorOwner, id: string, shopName: string) => Promise<TotpSetup | null>;
  readonly confirmTotp: (
    owner: FactorOwner,
    given: { readonly id: string; readonly code: string; readonly name: string },
  ) => Changed<Added>;
  /** Options of `navigator.credentials.create`. */
  readonly startPasskeySetup: (owner: FactorOwner, shopName: string) => Promise<object>;
  readonly addPasskey: (
    owner: FactorOwner,
    given: { readonly answer: string; readonly name: string },
  ) => Changed<Added>;
  readonly rename: (
    owner: FactorOwner,
    given: { readonly id: string; readonly name: string },
  ) => Changed<null>;
  readonly remove: (owner: FactorOwner, id: string) => Changed<null>;
  readonly renewRecoveryCodes: (owner: FactorOwner) => Changed<readonly string[]>;
};
