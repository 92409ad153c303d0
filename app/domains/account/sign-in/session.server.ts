import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { dayMs } from "~/kernel/duration";
import { kept } from "~/kernel/keeping";
import type { Customer } from "../customer";
import {
  deleteAllSessions,
  deleteSession,
  deleteSessions,
  deleteSessionsBefore,
  findSession,
  insertSession,
  listSessions,
  updateLastUse,
} from "./session.store.server";

/** A browser stays signed in this long, and no longer than `idleDays` without a visit. */
export const sessionDays = kept.sessions.days;
const idleDays = 14;
/** How often a use is written down; the limit is days. */
const useUpdateIntervalMs = 10 * 60 * 1000;
const maxBrowserLength = 200;

export type SessionServices = { readonly db: Db; readonly clock: Clock };

/** Who is signed in, and by which session. */
export type SignedIn = { readonly sessionId: string; readonly customer: Customer };

/** Begins a session: answers the word for the browser's cookie, which the database knows by its hash alone. */
export async function startSession(db: Db, customerId: string, browser: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertSession(db, {
    id: hashToken(token),
    customerId,
    browser: browser.slice(0, maxBrowserLength),
    startedAt: now,
    usedAt: now,
  });
  return token;
}

/** Forgets sessions that are over. */
export async function purgeSessions({ db, clock }: SessionServices): Promise<void> {
  const now = clock.now();
  await deleteSessionsBefore(db, {
    startedAt: daysBefore(now, sessionDays),
    usedAt: daysBefore(now, idleDays),
  });
}

/** The customer behind a word, or null for one that opens nothing (any more) (ACCT-001). */
export async function readSession(
  { db, clock }: SessionServices,
  token: string | undefined,
): Promise<SignedIn | null> {
  if (!token) return null;
  const session = await findSession(db, hashToken(token));
  const now = clock.now();
  if (!session || isExpired(session, now)) return null;
  if (now.getTime() - session.usedAt.getTime() > useUpdateIntervalMs)
    await updateLastUse(db, session.id, now);
  return { sessionId: session.id, customer: session.customer };
}

/** Where a customer is signed in, the browser used last first. */
export async function listOpenSessions({ db, clock }: SessionServices, customerId: string) {
  const sessions = await listSessions(db, customerId);
  return sessions.filter((session) => !isExpired(session, clock.now()));
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
export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (token) await deleteSession(db, hashToken(token));
}

type SessionTimes = { readonly startedAt: Date; readonly usedAt: Date };

function isExpired({ startedAt, usedAt }: SessionTimes, now: Date): boolean {
  return startedAt <= daysBefore(now, sessionDays) || usedAt <= daysBefore(now, idleDays);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
