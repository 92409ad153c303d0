import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { dayMs } from "~/kernel/duration";
import { kept } from "~/kernel/keeping";
import type { Customer } from "./customer";
import {
  deleteAllSessions,
  deleteSession,
  deleteSessions,
  deleteSessionsBefore,
  findSession,
  insertSession,
  listSessions,
  noteUse,
} from "./session.store.server";

/** A browser stays signed in this long, and no longer than `idleDays` without a visit. */
export const sessionDays = kept.sessions.days;
const idleDays = 14;
/** How often a use is written down; the limit is days. */
const noteUseMs = 10 * 60 * 1000;
const browserCharacters = 200;

export type SessionServices = { readonly db: Db; readonly clock: Clock };

/** Who is signed in, and by which session. */
export type SignedIn = { readonly sessionId: string; readonly customer: Customer };

/** Begins a session: answers the word for the browser's cookie, which the database knows by its hash alone. */
export async function startSession(db: Db, customerId: string, browser: string, now: Date): Promise<string> {
  const word = randomBytes(32).toString("base64url");
  await insertSession(db, {
    id: idOf(word),
    customerId,
    browser: browser.slice(0, browserCharacters),
    startedAt: now,
    usedAt: now,
  });
  return word;
}

/** Forgets sessions that are over. */
export async function forgetSessions({ db, clock }: SessionServices): Promise<void> {
  const now = clock.now();
  await deleteSessionsBefore(db, {
    startedAt: daysBefore(now, sessionDays),
    usedAt: daysBefore(now, idleDays),
  });
}

/** The customer behind a word, or null for one that opens nothing (any more) (ACCT-001). */
export async function readSession(
  { db, clock }: SessionServices,
  word: string | undefined,
): Promise<SignedIn | null> {
  if (!word) return null;
  const session = await findSession(db, idOf(word));
  const now = clock.now();
  if (!session || isOver(session, now)) return null;
  if (now.getTime() - session.usedAt.getTime() > noteUseMs) await noteUse(db, session.id, now);
  return { sessionId: session.id, customer: session.customer };
}

/** Where a customer is signed in, the browser used last first. */
export async function openSessions({ db, clock }: SessionServices, customerId: string) {
  const sessions = await listSessions(db, customerId);
  return sessions.filter((session) => !isOver(session, clock.now()));
}

/** Ends sessions of this customer: the ones named, or all of them. */
export async function endSessions(
  db: Db,
  customerId: string,
  which: readonly string[] | "all",
): Promise<void> {
  await (which === "all" ? deleteAllSessions(db, customerId) : deleteSessions(db, customerId, which));
}

/** Signs this browser out; a word that opens nothing is no trouble. */
export async function endSessionOf(db: Db, word: string | undefined): Promise<void> {
  if (word) await deleteSession(db, idOf(word));
}

type Times = { readonly startedAt: Date; readonly usedAt: Date };

function isOver({ startedAt, usedAt }: Times, now: Date): boolean {
  return startedAt <= daysBefore(now, sessionDays) || usedAt <= daysBefore(now, idleDays);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

function idOf(word: string): string {
  return createHash("sha256").update(word).digest("base64url");
}
