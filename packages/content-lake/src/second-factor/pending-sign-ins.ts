import type { Clock } from "../clock";
import type { Db } from "../database";
import { type Identity, parseRole } from "../session/identity";
import { createSessionToken, hashSessionToken } from "../session/session";
import {
  countPendingAttempt,
  deletePendingSignIn,
  findPendingSignIn,
  insertPendingSignIn,
  purgePendingSignIns,
} from "./pending-sign-ins.store.server";

/** Minutes in which the second factor must follow the first. */
export const pendingSignInMinutes = 15;
const maxAttempts = 5;

/** A sign-in after the first factor and before the second: it has no session and no access. */
export type PendingSignIn = { readonly id: string; readonly identity: Identity };

/** Sign-ins that wait for a second factor; each allows fifteen minutes and five attempts. */
export class PendingSignIns {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #keyId: string;

  constructor(db: Db, clock: Clock, keyId: string) {
    this.#db = db;
    this.#clock = clock;
    this.#keyId = keyId;
  }

  /** Returns the token for the browser's cookie. */
  async start({ id: userId, role, name }: Identity): Promise<string> {
    const word = createSessionToken();
    const expiresAt = new Date(this.#clock.now().getTime() + pendingSignInMinutes * 60_000);
    const id = hashSessionToken(word);
    await insertPendingSignIn(this.#db, { id, keyId: this.#keyId, userId, role, name, tries: 0, expiresAt });
    return word;
  }

  async read(word: string | undefined): Promise<PendingSignIn | undefined> {
    if (word === undefined) return undefined;
    const stored = await findPendingSignIn(this.#db, hashSessionToken(word), this.#clock.now());
    if (stored?.keyId !== this.#keyId) return undefined;
    const { id, userId, role, name } = stored;
    return { id, identity: { id: userId, role: parseRole(role), name } };
  }

  /** Returns false when no attempt is left; the sign-in then ends and the first factor must be repeated. */
  async countAttempt(id: string): Promise<boolean> {
    if (await countPendingAttempt(this.#db, id, maxAttempts)) return true;
    await this.end(id);
    return false;
  }

  /** Ends it once; returns false when another request has already ended it. */
  end(id: string): Promise<boolean> {
    return deletePendingSignIn(this.#db, id);
  }

  endExpired(): Promise<void> {
    return purgePendingSignIns(this.#db, this.#clock.now());
  }
}
