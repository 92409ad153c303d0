import type { LakeOptions } from "../lake";
import { OpenStreams } from "../live/open-streams";
import { PendingSignIns } from "../second-factor/pending-sign-ins";
import { Auth, type AuthOptions } from "./auth";
import { type SessionKey, Sessions } from "./session";
import { sessionChannel } from "./session.store.server";

/** What listens on for a session that ran out is ended within a minute. */
const sweepMs = 60_000;

type SignInOptions = Pick<LakeOptions, "db" | "clock" | "subscribe"> &
  SessionKey &
  Omit<AuthOptions, "sessions" | "pending" | "internalToken">;

/** Opens sessions and pending sign-ins, and what ends with them. */
export async function openSignInServices(options: SignInOptions, internalToken: string) {
  const { db, clock } = options;
  // Before the sessions: those that expired while the shop was stopped end as they are read.
  const streams = new OpenStreams((request) => auth.findSession(request)?.id);
  const sessions = await Sessions.open(db, clock, options, (id) => streams.endSession(id));
  await options.subscribe?.(sessionChannel, () => void sessions.reload().catch(() => undefined));
  const pending = new PendingSignIns(db, clock, sessions.keyId);
  const auth: Auth = new Auth({ ...options, sessions, pending, internalToken });
  const sweep = setInterval(() => {
    // Without the database nothing expires; the next sweep does it.
    void Promise.all([sessions.endExpired(), pending.endExpired()]).catch(() => undefined);
  }, sweepMs).unref();
  return { auth, sessions, pending, streams, stopSweep: () => clearInterval(sweep) };
}
