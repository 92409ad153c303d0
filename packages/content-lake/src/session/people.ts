import type { Result } from "../result";
import type { Identity } from "./identity";

/** Somebody of the staff who signs in by their own mailbox. */
export type Person = Identity & { readonly email: string };

/** The staff as the shop keeps them; the lake asks who may come in and keeps the sessions. */
export type People = {
  /** Answers the sign-in's id, the same for every mailbox; a sentence where too many mails were asked for. */
  readonly requestSignIn: (email: string, asker: string) => Promise<Result<string, string>>;
  readonly enterByCode: (signInId: string, code: string) => Promise<Person | null>;
  readonly enterByLink: (token: string) => Promise<Person | null>;
  /** Whose link it is while it can still be used. */
  readonly ofLink: (token: string) => Promise<Pick<Person, "name" | "email"> | null>;
  /** Whether somebody is still who they were let in as. */
  readonly isStill: (person: Identity) => Promise<boolean>;
  /** Those of these ids that are, or were, of the staff. */
  readonly named: (ids: readonly string[]) => Promise<readonly Person[]>;
};
