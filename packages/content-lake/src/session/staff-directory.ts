import type { Result } from "../result";
import type { Identity } from "./identity";

/** A staff member who signs in with a personal email address. */
export type StaffMember = Identity & { readonly email: string };

/** The staff as stored by the shop; the lake stores only their sessions. */
export type StaffDirectory = {
  /** The code in a sign-in email. */
  readonly emailCode: { readonly digits: number; readonly minutes: number };
  /** Normalizes a typed email address, before it is validated. */
  readonly normalizeEmail: (typed: string) => string;
  /** Returns a sign-in id, also for unknown addresses, or a sentence when too many emails were requested. */
  readonly requestSignIn: (email: string, clientIp: string) => Promise<Result<string, string>>;
  readonly verifyCode: (signInId: string, code: string) => Promise<StaffMember | null>;
  readonly verifyLink: (token: string) => Promise<StaffMember | null>;
  /** Returns the owner of a link that is still valid. */
  readonly findByLink: (token: string) => Promise<Pick<StaffMember, "name" | "email"> | null>;
  /** Returns whether the user still exists with the same role. */
  readonly isUnchanged: (person: Identity) => Promise<boolean>;
  /** Returns current and former staff with these ids. */
  readonly listByIds: (ids: readonly string[]) => Promise<readonly StaffMember[]>;
};
