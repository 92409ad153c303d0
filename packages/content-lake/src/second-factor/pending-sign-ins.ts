import { codeTries, signInMinutes } from "~/kernel/sign-in-code";
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

/** Somebody whose first factor is proven and whose second is not: no session, and no way to any data. */
export type PendingSignIn = { readonly id: string; readonly identity: Identity };

/** Sign-ins that wait for a second factor, for fifteen minutes and five tries. */
export class PendingSignIns {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #keyId: string;

  constructor(db: Db, clock: Clock, keyId: string) {
    this.#db = db;
    this.#clock = clock;
    this.#keyId = keyId;
  }

  /** The word for the browser's cookie. */
  async start({ id: userId, role, name }: Identity): Promise<string> {
    const word = createSessionToken();
    const expiresAt = new Date(this.#clock.now().getTime() + signInMinutes * 60_000);
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

  /** False when its tries are used up; it is over then, and the first factor has to be proven again. */
  async countAttempt(id: string): Promise<boolean> {
    if (await countPendingAttempt(this.#db, id, codeTries)) return true;
    await this.end(id);
    return false;
  }

  /** Ends it, once: false where another request has ended it before. */
  end(id: string): Promise<boolean> {
    return deletePendingSignIn(this.#db, id);
  }

  endExpired(): Promise<void> {
    return purgePendingSignIns(this.#db, this.#clock.now());
  }
}
