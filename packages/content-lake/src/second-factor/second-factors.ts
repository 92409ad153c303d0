import type { Result } from "../result";
import type { Identity } from "../session/identity";

/** Who changes their own second factor. */
export type FactorOwner = Identity & {
  /** The session or pending sign-in that asks. */
  readonly holderId: string;
  /** Whether the sign-in is not whole yet: only a first authenticator may be added then. */
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
  /** In base32, for whoever types it. */
  readonly secret: string;
  /** otpauth://, for whoever scans it. */
  readonly address: string;
};

export type SecondFactorSummary = {
  readonly authenticators: readonly AuthenticatorSummary[];
  readonly recoveryCodesLeft: number;
  /** Whether the person's role has to have a second factor. */
  readonly isRequired: boolean;
};

/** Recovery codes where an authenticator is somebody's first. */
type Added = { readonly recoveryCodes: readonly string[] | null };

/** A failure is a sentence for the person. */
type Changed<T> = Promise<Result<T, string>>;

type Holder = { readonly userId: string; readonly holderId: string };

/** The second factors of the staff as the shop keeps them; the lake keeps sessions and pending sign-ins. */
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
