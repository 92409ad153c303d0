import { createHash, randomBytes, scryptSync } from "node:crypto";
import type { Clock } from "../clock";
import type { Db } from "../database";
import { demoIdentities, editorIdentity, type Identity, parseRole, type Role } from "./identity";
import {
  deleteOtherSessions,
  deleteSessionsById,
  deleteUnverifiedSessions,
  deleteUserSessions,
  insertSession,
  readSessions,
  type StoredSession,
  updateSessionUse,
} from "./session.store.server";

/** Maximum duration of a session; without requests it ends earlier. */
export const sessionHours = 12;
const idleHours = 2;
const hourMs = 60 * 60 * 1000;
/** Minimum time between updates of the last use; the limit is in hours. */
const useUpdateMs = 60_000;
const browserCharacters = 200;

export type Session = {
  /** Identifies the session to its owner and to administrators; grants no access. */
  readonly id: string;
  readonly identity: Identity;
  readonly browser: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
  /** Time of the last verified second factor; null when none was required. */
  readonly verifiedAt: Date | null;
};

/** Times that a renewed session keeps from the previous one. */
export type SessionProof = Partial<Pick<Session, "startedAt" | "verifiedAt">>;

/** After a proof of identity, users may change their sign-in settings for this long. */
const recentProofMs = 10 * 60_000;

/** Returns whether the user signed in or verified a second factor within the last ten minutes. */
export function hasRecentProof({ startedAt, verifiedAt }: Session, now: Date): boolean {
  return now.getTime() - (verifiedAt ?? startedAt).getTime() < recentProofMs;
}

export type SessionKey = { readonly sessionSecret: string; readonly studioPassword: string | undefined };

/**
 * Sessions of the Studio. The browser holds a random token, the database its hash. Reads come from memory; each
 * start and end is written to the database first.
 */
export class Sessions {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #open = new Map<string, StoredSession>();
  readonly #ended: (id: string) => void;
  /** Derived from password and session secret: changing either ends all sessions. */
  readonly keyId: string;
  /** Demo users have no first factor, so a second one is not required of them. */
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

  /** Reads stored sessions; those of another password or secret grant no access. */
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

  /** Loads sessions that another server started or ended. */
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

  /** Returns the token for the browser's cookie. */
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

  /** Returns undefined for an unknown or ended session. */
  read(word: string | undefined): Session | undefined {
    const stored = word === undefined ? undefined : this.#open.get(hashSessionToken(word));
    if (!stored || this.#isOver(stored)) return undefined;
    const now = this.#clock.now();
    if (now.getTime() - stored.usedAt.getTime() > useUpdateMs) {
      this.#open.set(stored.id, { ...stored, usedAt: now });
      // If a crash loses this update, the session ends earlier, never later.
      updateSessionUse(this.#db, stored.id, now).catch(() => undefined);
    }
    return toSession(stored);
  }

  /** Lists all sessions, the latest first. */
  list(): readonly Session[] {
    const open = [...this.#open.values()].filter((session) => !this.#isOver(session)).map(toSession);
    return open.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  }

  async end(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#open.delete(id);
    await deleteSessionsById(this.#db, ids);
    for (const id of ids) this.#ended(id);
  }

  /** Signs a user out of every browser. */
  async endForUser(userId: string): Promise<void> {
    this.#drop(await deleteUserSessions(this.#db, userId));
  }

  /** Signs a user out of every browser except this one. */
  async endOthersForUser(userId: string, keptId: string): Promise<void> {
    this.#drop(await deleteOtherSessions(this.#db, userId, keptId));
  }

  /** Signs out users of a role who have not verified a second factor. */
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

/** Returns 256 random bits. */
export function createSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the hash of a token, as stored in the database. */
export function hashSessionToken(word: string): string {
  return createHash("sha256").update(word).digest("base64url");
}

function toSession(stored: StoredSession): Session {
  const { id, userId, role, name, browser, startedAt, usedAt, verifiedAt } = stored;
  const known = parseRole(role);
  const called = name || (demoIdentities.find((person) => person.id === userId)?.name ?? editorIdentity.name);
  return { id, identity: { id: userId, role: known, name: called }, browser, startedAt, usedAt, verifiedAt };
}
