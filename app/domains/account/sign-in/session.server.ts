import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { dayMs } from "~/kernel/time/duration";
import { retention } from "~/kernel/time/retention";
import type { Customer } from "../customer";
import {
  deleteAllSessions,
  deleteSession,
  deleteSessionsBefore,
  deleteSessionsOfCustomer,
  findSession,
  insertSession,
  listSessions,
  updateSessionLastUse,
} from "./session.store.server";

/** The maximum age of a session. It also ends after `idleDays` without a visit. */
export const sessionDays = retention.sessions.days;
const idleDays = 14;
/** The last use is stored at most this often. The idle limit is in days, so this is exact enough. */
const useUpdateIntervalMs = 10 * 60 * 1000;
const maxBrowserLength = 200;

export type SessionServices = { readonly db: Db; readonly clock: Clock };

export type SignedInCustomer = { readonly sessionId: string; readonly customer: Customer };

/** Starts a session and returns its token for the cookie. The database stores only a hash of the token. */
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

/** Deletes expired sessions. */
export async function purgeSessions({ db, clock }: SessionServices): Promise<void> {
  const now = clock.now();
  await deleteSessionsBefore(db, {
    startedAt: subtractDays(now, sessionDays),
    usedAt: subtractDays(now, idleDays),
  });
}

/** Returns the customer of a session token; null when it is invalid or expired (ACCT-001). */
export async function readSession(
  { db, clock }: SessionServices,
  token: string | undefined,
): Promise<SignedInCustomer | null> {
  if (!token) return null;
  const session = await findSession(db, hashToken(token));
  const now = clock.now();
  if (!session || isExpired(session, now)) return null;
  if (now.getTime() - session.usedAt.getTime() > useUpdateIntervalMs)
    await updateSessionLastUse(db, session.id, now);
  return { sessionId: session.id, customer: session.customer };
}

/** Lists the customer's open sessions, last used first. */
export async function listOpenSessions({ db, clock }: SessionServices, customerId: string) {
  const sessions = await listSessions(db, customerId);
  return sessions.filter((session) => !isExpired(session, clock.now()));
}

/** Ends the named sessions of a customer, or all. */
export async function endSessions(
  db: Db,
  customerId: string,
  sessionIds: readonly string[] | "all",
): Promise<void> {
  await (sessionIds === "all"
    ? deleteAllSessions(db, customerId)
    : deleteSessionsOfCustomer(db, customerId, sessionIds));
}

/** Ends the session of a token; an invalid token is ignored. */
export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (token) await deleteSession(db, hashToken(token));
}

type SessionTimes = { readonly startedAt: Date; readonly usedAt: Date };

function isExpired({ startedAt, usedAt }: SessionTimes, now: Date): boolean {
  return startedAt <= subtractDays(now, sessionDays) || usedAt <= subtractDays(now, idleDays);
}

function subtractDays(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
