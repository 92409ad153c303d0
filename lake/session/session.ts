import { createHash, randomBytes, scryptSync } from "node:crypto";
import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { editorIdentity, type Identity, localPeople, roles } from "./identity";
import {
  deleteSessions,
  deleteSessionsOf,
  insertSession,
  readSessions,
  type StoredSession,
  updateUse,
} from "./session.store.server";

/** A working day, and no longer than this without a request. */
export const sessionHours = 12;
const idleHours = 2;
const hourMs = 60 * 60 * 1000;
/** How often a use is written down; the limit is hours. */
const noteUseMs = 60_000;
const browserCharacters = 200;

export type Session = {
  /** Names the session to its owner and to administrators; opens nothing. */
  readonly id: string;
  readonly identity: Identity;
  readonly browser: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
};

export type SessionKey = { readonly sessionSecret: string; readonly studioPassword: string | undefined };

/**
 * Who is signed in to the Studio: kept by the server, so that a session is over when it is ended. The browser holds
 * a random word, the database its hash. Reading is from memory; every start and end is written before it is told.
 */
export class Sessions {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #keyId: string;
  readonly #open = new Map<string, StoredSession>();
  readonly #ended: (id: string) => void;

  private constructor(db: Db, clock: Clock, keyId: string, ended: (id: string) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#keyId = keyId;
    this.#ended = ended;
  }

  /** Reads the sessions that outlived a restart; those of another password or secret open nothing. */
  static async open(
    db: Db,
    clock: Clock,
    key: SessionKey,
    ended: (id: string) => void = () => undefined,
  ): Promise<Sessions> {
    const keyId = scryptSync(key.studioPassword ?? "", `lake session\n${key.sessionSecret}`, 32).toString(
      "base64url",
    );
    const sessions = new Sessions(db, clock, keyId, ended);
    for (const session of await readSessions(db)) sessions.#open.set(session.id, session);
    await sessions.endExpired();
    return sessions;
  }

  /** What another server on this database began or ended. */
  async readAgain(): Promise<void> {
    const stored = new Map((await readSessions(this.#db)).map((session) => [session.id, session]));
    for (const id of this.#open.keys()) {
      if (stored.has(id)) continue;
      this.#open.delete(id);
      this.#ended(id);
    }
    for (const session of stored.values())
      if (!this.#open.has(session.id)) this.#open.set(session.id, session);
  }

  /** The word for the browser's cookie. */
  async start(identity: Identity, browser: string): Promise<string> {
    const word = randomBytes(32).toString("base64url");
    const now = this.#clock.now();
    const session: StoredSession = {
      id: idOf(word),
      keyId: this.#keyId,
      userId: identity.id,
      role: identity.role,
      name: identity.name,
      browser: browser.slice(0, browserCharacters),
      startedAt: now,
      usedAt: now,
    };
    await insertSession(this.#db, session);
    this.#open.set(session.id, session);
    return word;
  }

  /** Undefined for a word that opens nothing (any more). */
  read(word: string | undefined): Session | undefined {
    const stored = word === undefined ? undefined : this.#open.get(idOf(word));
    if (!stored || this.#isOver(stored)) return undefined;
    const now = this.#clock.now();
    if (now.getTime() - stored.usedAt.getTime() > noteUseMs) {
      this.#open.set(stored.id, { ...stored, usedAt: now });
      // Lost with a crash, it ends the session earlier, never later.
      updateUse(this.#db, stored.id, now).catch(() => undefined);
    }
    return sessionOf(stored);
  }

  /** Everybody signed in, the latest first. */
  list(): readonly Session[] {
    const open = [...this.#open.values()].filter((session) => !this.#isOver(session)).map(sessionOf);
    return open.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  }

  async end(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#open.delete(id);
    await deleteSessions(this.#db, ids);
    for (const id of ids) this.#ended(id);
  }

  /** Signs somebody out of every browser. */
  async endOf(userId: string): Promise<void> {
    for (const id of await deleteSessionsOf(this.#db, userId)) {
      this.#open.delete(id);
      this.#ended(id);
    }
  }

  async endExpired(): Promise<void> {
    const expired = [...this.#open.values()].filter((session) => this.#isExpired(session));
    await this.end(expired.map(({ id }) => id));
  }

  #isOver(session: StoredSession): boolean {
    return session.keyId !== this.#keyId || this.#isExpired(session);
  }

  #isExpired({ startedAt, usedAt }: StoredSession): boolean {
    const now = this.#clock.now().getTime();
    return now >= startedAt.getTime() + sessionHours * hourMs || now >= usedAt.getTime() + idleHours * hourMs;
  }
}

function idOf(word: string): string {
  return createHash("sha256").update(word).digest("base64url");
}

function sessionOf({ id, userId, role, name, browser, startedAt, usedAt }: StoredSession): Session {
  // A role this version does not know may do the least.
  const known = roles.find((name) => name === role) ?? "sales";
  const called = name || (localPeople.find((person) => person.id === userId)?.name ?? editorIdentity.name);
  return { id, identity: { id: userId, role: known, name: called }, browser, startedAt, usedAt };
}
