import type { Result } from "../result";
import type { Identity } from "./identity";

/** Somebody of the staff who signs in by their own mailbox. */
export type StaffMember = Identity & { readonly email: string };

/** The staff as the shop keeps them; the lake asks who may come in and keeps the sessions. */
export type StaffDirectory = {
  /** Answers the sign-in's id, the same for every mailbox; a sentence where too many mails were asked for. */
  readonly requestSignIn: (email: string, asker: string) => Promise<Result<string, string>>;
  readonly verifyCode: (signInId: string, code: string) => Promise<StaffMember | null>;
  readonly verifyLink: (token: string) => Promise<StaffMember | null>;
  /** Whose link it is while it can still be used. */
  readonly findByLink: (token: string) => Promise<Pick<StaffMember, "name" | "email"> | null>;
  /** Whether somebody is still who they were let in as. */
  readonly isUnchanged: (person: Identity) => Promise<boolean>;
  /** Those of these ids that are, or were, of the staff. */
  readonly listByIds: (ids: readonly string[]) => Promise<readonly StaffMember[]>;
};
