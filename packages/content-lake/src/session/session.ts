import { createHash, randomBytes, scryptSync } from "node:crypto";
import type { Clock } from "../clock";
import type { Db } from "../database";
import { demoIdentities, editorIdentity, type Identity, parseRole, type Role } from "./identity";
import {
  deleteOtherSessions,
  deleteSessions,
  deleteUnverifiedSessions,
  deleteUserSessions,
  insertSession,
  readSessions,
  type StoredSession,
  updateSessionUse,
} from "./session.store.server";

/** A working day, and no longer than this without a request. */
export const sessionHours = 12;
const idleHours = 2;
const hourMs = 60 * 60 * 1000;
/** How often a use is written down; the limit is hours. */
const useUpdateMs = 60_000;
const browserCharacters = 200;

export type Session = {
  /** Names the session to its owner and to administrators; opens nothing. */
  readonly id: string;
  readonly identity: Identity;
  readonly browser: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
  /** When its owner last proved a second factor; null where none was asked for. */
  readonly verifiedAt: Date | null;
};

/** What a session begins with that is not new. */
export type SessionProof = Partial<Pick<Session, "startedAt" | "verifiedAt">>;

/** How long after a proof of identity somebody may change how they sign in. */
const recentProofMs = 10 * 60_000;

/** Whether the owner has signed in, or proved a second factor again, within the last ten minutes. */
export function hasRecentProof({ startedAt, verifiedAt }: Session, now: Date): boolean {
  return now.getTime() - (verifiedAt ?? startedAt).getTime() < recentProofMs;
}

export type SessionKey = { readonly sessionSecret: string; readonly studioPassword: string | undefined };

/**
 * Who is signed in to the Studio: kept by the server, so that a session is over when it is ended. The browser holds
 * a random word, the database its hash. Reading is from memory; every start and end is written before it is told.
 */
export class Sessions {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #open = new Map<string, StoredSession>();
  readonly #ended: (id: string) => void;
  /** Changes with the password and the session secret: what was begun under another one is over. */
  readonly keyId: string;
  /** Those who come in by the demo's buttons have no first factor, and no second one is asked of them. */
  readonly #withoutFactors: readonly string[];

  private constructor(db: Db, clock: Clock, key: SessionKey, ended: (id: string) => void) {
    this.#db = db;
    this.#clock = clock;
    this.keyId = scryptSync(key.studioPassword ?? "", `lake session\n${key.sessionSecret}`, 32).toString(
      "base64url",
    );
    this.#withoutFactors = key.studioPassword ? [] : demoIdentities.map(({ id }) => id);
    this.#ended = ended;
  }

  /** Reads the sessions that outlived a restart; those of another password or secret open nothing. */
  static async open(
    db: Db,
    clock: Clock,
    key: SessionKey,
    ended: (id: string) => void = () => undefined,
  ): Promise<Sessions> {
    const sessions = new Sessions(db, clock, key, ended);
    for (const session of await readSessions(db)) sessions.#open.set(session.id, session);
    await sessions.endExpired();
    return sessions;
  }

  /** What another server on this database began or ended. */
  async reload(): Promise<void> {
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
  async start(identity: Identity, browser: string, proof: SessionProof = {}): Promise<string> {
    const word = createSessionToken();
    const now = this.#clock.now();
    const session: StoredSession = {
      id: hashSessionToken(word),
      keyId: this.keyId,
      userId: identity.id,
      role: identity.role,
      name: identity.name,
      browser: browser.slice(0, browserCharacters),
      startedAt: proof.startedAt ?? now,
      usedAt: now,
      verifiedAt: proof.verifiedAt ?? null,
    };
    await insertSession(this.#db, session);
    this.#open.set(session.id, session);
    return word;
  }

  /** Undefined for a word that opens nothing (any more). */
  read(word: string | undefined): Session | undefined {
    const stored = word === undefined ? undefined : this.#open.get(hashSessionToken(word));
    if (!stored || this.#isOver(stored)) return undefined;
    const now = this.#clock.now();
    if (now.getTime() - stored.usedAt.getTime() > useUpdateMs) {
      this.#open.set(stored.id, { ...stored, usedAt: now });
      // Lost with a crash, it ends the session earlier, never later.
      updateSessionUse(this.#db, stored.id, now).catch(() => undefined);
    }
    return toSession(stored);
  }

  /** Everybody signed in, the latest first. */
  list(): readonly Session[] {
    const open = [...this.#open.values()].filter((session) => !this.#isOver(session)).map(toSession);
    return open.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  }

  async end(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#open.delete(id);
    await deleteSessions(this.#db, ids);
    for (const id of ids) this.#ended(id);
  }

  /** Signs somebody out of every browser. */
  async endForUser(userId: string): Promise<void> {
    this.#drop(await deleteUserSessions(this.#db, userId));
  }

  /** Signs somebody out of every browser but this one. */
  async endOthersForUser(userId: string, keptId: string): Promise<void> {
    this.#drop(await deleteOtherSessions(this.#db, userId, keptId));
  }

  /** Signs out whoever of a role has proved no second factor. */
  async endUnverified(role: Role): Promise<void> {
    this.#drop(await deleteUnverifiedSessions(this.#db, role, this.#withoutFactors));
  }

  #drop(ids: readonly string[]): void {
    for (const id of ids) {
      this.#open.delete(id);
      this.#ended(id);
    }
  }

  async endExpired(): Promise<void> {
    const expired = [...this.#open.values()].filter((session) => this.#isExpired(session));
    await this.end(expired.map(({ id }) => id));
  }

  #isOver(session: StoredSession): boolean {
    return session.keyId !== this.keyId || this.#isExpired(session);
  }

  #isExpired({ startedAt, usedAt }: StoredSession): boolean {
    const now = this.#clock.now().getTime();
    return now >= startedAt.getTime() + sessionHours * hourMs || now >= usedAt.getTime() + idleHours * hourMs;
  }
}

/** 256 random bits. */
export function createSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a cookie's word. */
export function hashSessionToken(word: string): string {
  return createHash("sha256").update(word).digest("base64url");
}

function toSession(stored: StoredSession): Session {
  const { id, userId, role, name, browser, startedAt, usedAt, verifiedAt } = stored;
  const known = parseRole(role);
  const called = name || (demoIdentities.find((person) => person.id === userId)?.name ?? editorIdentity.name);
  return { id, identity: { id: userId, role: known, name: called }, browser, startedAt, usedAt, verifiedAt };
}
