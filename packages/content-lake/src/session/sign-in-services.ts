import type { LakeOptions } from "../lake";
import { OpenStreams } from "../live/open-streams";
import { PendingSignIns } from "../second-factor/pending-sign-ins";
import { Auth, type AuthOptions } from "./auth";
import { type SessionKey, Sessions } from "./session";
import { sessionChannel } from "./session.store.server";

/** Streams of an expired session are closed within this interval. */
const sweepMs = 60_000;

type SignInOptions = Pick<LakeOptions, "db" | "clock" | "subscribe"> &
  SessionKey &
  Omit<AuthOptions, "sessions" | "pending" | "internalToken">;

/** Opens sessions, pending sign-ins and the periodic cleanup of both. */
export async function openSignInServices(options: SignInOptions, internalToken: string) {
  const { db, clock } = options;
  // Created before the sessions, because reading them ends those that expired meanwhile.
  const streams = new OpenStreams((request) => auth.findSession(request)?.id);
  const sessions = await Sessions.open(db, clock, options, (id) => streams.endSession(id));
  await options.subscribe?.(sessionChannel, () => void sessions.reload().catch(() => undefined));
  const pending = new PendingSignIns(db, clock, sessions.keyId);
  const auth: Auth = new Auth({ ...options, sessions, pending, internalToken });
  const sweep = setInterval(() => {
    // While the database is unavailable nothing expires; the next sweep does it.
    void Promise.all([sessions.endExpired(), pending.endExpired()]).catch(() => undefined);
  }, sweepMs).unref();
  return { auth, sessions, pending, streams, stopSweep: () => clearInterval(sweep) };
}
