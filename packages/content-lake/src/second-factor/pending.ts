import { codeTries, signInMinutes } from "~/kernel/sign-in-code";
import type { Clock } from "../clock";
import type { Db } from "../database";
import { type Identity, knownRole } from "../session/identity";
import { newSessionWord, sessionIdOf } from "../session/session";
import {
  countPendingTry,
  deletePendingBefore,
  findPending,
  insertPending,
  takePending,
} from "./pending.store.server";

/** Somebody whose first factor is proven and whose second is not: no session, and no way to any data. */
export type Pending = { readonly id: string; readonly identity: Identity };

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
    const word = newSessionWord();
    const expiresAt = new Date(this.#clock.now().getTime() + signInMinutes * 60_000);
    const id = sessionIdOf(word);
    await insertPending(this.#db, { id, keyId: this.#keyId, userId, role, name, tries: 0, expiresAt });
    return word;
  }

  async read(word: string | undefined): Promise<Pending | undefined> {
    if (word === undefined) return undefined;
    const stored = await findPending(this.#db, sessionIdOf(word), this.#clock.now());
    if (stored?.keyId !== this.#keyId) return undefined;
    const { id, userId, role, name } = stored;
    return { id, identity: { id: userId, role: knownRole(role), name } };
  }

  /** False when its tries are used up; it is over then, and the first factor has to be proven again. */
  async countTry(id: string): Promise<boolean> {
    if (await countPendingTry(this.#db, id, codeTries)) return true;
    await this.end(id);
    return false;
  }

  /** Ends it, once: false where another request has ended it before. */
  end(id: string): Promise<boolean> {
    return takePending(this.#db, id);
  }

  endExpired(): Promise<void> {
    return deletePendingBefore(this.#db, this.#clock.now());
  }
}
