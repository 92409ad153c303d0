import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { serializeCookie } from "@stile-and-rail/http/cookies";
import { parseCookies } from "@stile-and-rail/http/cookies.server";
import {
  isCrossOriginRequest,
  isLocalRequest,
  isSameOriginRequest,
  type SiteOrigin,
} from "@stile-and-rail/http/site-origin.server";
import type { Clock } from "../clock";
import type { CreateCounter } from "../counter";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import {
  type PendingSignIn,
  type PendingSignIns,
  pendingSignInMinutes,
} from "../second-factor/pending-sign-ins";
import type { SecondFactors } from "../second-factor/second-factors";
import { demoIdentities, editorIdentity, type Identity, salesIdentity, shopIdentity } from "./identity";
import { type Session, type SessionProof, type Sessions, sessionHours } from "./session";
import { SignInRateLimit } from "./sign-in-rate-limit";
import type { StaffDirectory, StaffMember } from "./staff-directory";

export type AuthOptions = SiteOrigin & {
  readonly sessions: Sessions;
  readonly staff: StaffDirectory | undefined;
  /** Undefined when the shop has no staff accounts: a single factor is enough then. */
  readonly secondFactors: SecondFactors | undefined;
  readonly pending: PendingSignIns;
  readonly resolveClientIp: (request: IncomingMessage) => string;
  readonly clock: Clock;
  /** Counts sign-in attempts across servers, or for this server only. */
  readonly createCounter: CreateCounter;
  /** Unset: the Studio opens by a button, for requests from the same machine only. */
  readonly studioPassword: string | undefined;
  /** Token of the shop's own client; new on each start. */
  readonly internalToken: string;
  /** Token for commands on a running shop; the data directory's lock file contains it, readable by its owner only. */
  readonly commandToken?: string | undefined;
};

/** Result of the first factor. With `isPending`, a second factor is required and the cookie grants no access. */
export type SignInResult = { readonly cookie: string; readonly isPending: boolean };

export type SignInMethod = "button" | "password" | "none";

/** Authenticates requests. Without an identity, only published images and files are available. */
export class Auth {
  readonly #options: AuthOptions;
  readonly #guesses: SignInRateLimit;
  readonly #cookieName: string;

  constructor(options: AuthOptions) {
    this.#options = options;
    this.#guesses = new SignInRateLimit(options.createCounter);
    // The prefix prevents subdomains and pages without TLS from setting the cookie (RFC 6265bis §4.1.3.2).
    this.#cookieName = this.#isSecure() ? "__Host-lake_session" : "lake_session";
  }

  /** Returns the identity of a request, and refuses requests that a foreign page sends with the user's cookie. */
  identify(request: IncomingMessage): Result<Identity, LakeFailure> {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (bearer !== undefined) {
      const { internalToken, commandToken = "" } = this.#options;
      const isOurs = [internalToken, commandToken].some((token) => isEqualSecret(bearer, token));
      return isOurs ? ok(shopIdentity) : err({ code: "unauthorized" });
    }
    const session = this.findSession(request);
    if (!session) return err({ code: "unauthorized" });
    if (isCrossOriginRequest(request, this.#options)) return err(foreignOrigin);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isUpgrade = request.headers.upgrade !== undefined;
    if ((!isRead || isUpgrade) && !isSameOriginRequest(request, this.#options)) return err(foreignOrigin);
    return ok(session.identity);
  }

  /** Returns the session of the cookie without an origin check: enough to show a page, not to change data. */
  findSession(request: IncomingMessage): Session | undefined {
    return this.#options.sessions.read(this.#word(request));
  }

  /** Returns the sign-in of the cookie that waits for a second factor. */
  findPendingSignIn(request: IncomingMessage): Promise<PendingSignIn | undefined> {
    return this.#options.pending.read(this.#word(request));
  }

  /** Returns how this client may sign in. */
  getSignInMethod(request: IncomingMessage): SignInMethod {
    if (this.#options.studioPassword) return "password";
    return isLocalRequest(request, this.#options.publicUrl) ? "button" : "none";
  }

  /**
   * Returns the `Set-Cookie` value of a new session or pending sign-in. `as` is the role of the clicked demo button.
   */
  async signIn(
    request: IncomingMessage,
    { password, as }: { readonly password?: string | undefined; readonly as?: string | undefined },
  ): Promise<Result<SignInResult, LakeFailure>> {
    if (!isSameOriginRequest(request, this.#options)) return err(foreignOrigin);
    switch (this.getSignInMethod(request)) {
      case "none":
        return err({
          code: "forbidden",
          description: "Set STUDIO_PASSWORD to open the Studio from another machine",
        });
      case "button":
        return ok({
          cookie: await this.#newCookie(request, as === "sales" ? salesIdentity : editorIdentity),
          isPending: false,
        });
      case "password":
        break;
    }
    const tried = await this.#guesses.attempt(this.#options.resolveClientIp(request), () =>
      isEqualSecret(password ?? "", this.#options.studioPassword ?? ""),
    );
    if (!tried.ok) return tried;
    return tried.value ? this.#afterFirstFactor(request, editorIdentity) : err({ code: "unauthorized" });
  }

  /** Returns the `Set-Cookie` value for a user whose email is proven by code or link; attempts are limited. */
  async signInWithProof(
    request: IncomingMessage,
    proof: () => Promise<StaffMember | null>,
  ): Promise<Result<SignInResult, LakeFailure>> {
    const entered: StaffMember[] = [];
    const tried = await this.#guesses.attempt(this.#options.resolveClientIp(request), async () => {
      const person = await proof();
      if (person) entered.push(person);
      return person !== null;
    });
    if (!tried.ok) return tried;
    const [person] = entered;
    if (!person) return err({ code: "unauthorized" });
    const { id, name, role } = person;
    return this.#afterFirstFactor(request, { id, name, role });
  }

  /**
   * Checks a second factor. Attempts are limited per client IP, and to five for each pending sign-in, so that an
   * attacker cannot lock out the user.
   */
  async trySecondFactor(
    request: IncomingMessage,
    pending: PendingSignIn | undefined,
    isRight: () => Promise<boolean>,
  ): Promise<Result<boolean, LakeFailure>> {
    return this.#guesses.attempt(this.#options.resolveClientIp(request), async () => {
      if (pending && !(await this.#options.pending.countAttempt(pending.id))) return false;
      return isRight();
    });
  }

  /** Turns a pending sign-in into a session, once; returns its `Set-Cookie` value. */
  async completeSignIn(
    request: IncomingMessage,
    pending: PendingSignIn,
  ): Promise<Result<string, LakeFailure>> {
    if (!(await this.#options.pending.end(pending.id))) return err({ code: "unauthorized" });
    return this.#begin(request, pending.identity, { verifiedAt: this.#options.clock.now() });
  }

  /** Replaces the session after a second factor was verified; returns the new `Set-Cookie` value. */
  async renewSession(request: IncomingMessage, { identity, startedAt }: Session): Promise<string> {
    return this.#newCookie(request, identity, { startedAt, verifiedAt: this.#options.clock.now() });
  }

  /** Returns whether the user signed in by a demo button and therefore has no factors. */
  isDemoUser({ id }: Identity): boolean {
    return !this.#options.studioPassword && demoIdentities.some((person) => person.id === id);
  }

  /** Returns a failure for forms that another site sent. */
  checkOrigin(request: IncomingMessage): LakeFailure | undefined {
    return isSameOriginRequest(request, this.#options) ? undefined : foreignOrigin;
  }

  createSignOutCookie(): string {
    return this.#cookie("", 0);
  }

  /** Refuses a user who was removed or changed role between the proof and the new session. */
  async #begin(
    request: IncomingMessage,
    person: Identity,
    proof: SessionProof = {},
  ): Promise<Result<string, LakeFailure>> {
    const cookie = await this.#newCookie(request, person, proof);
    const isLocal = demoIdentities.some(({ id }) => id === person.id);
    if (isLocal || (await this.#options.staff?.isUnchanged(person))) return ok(cookie);
    await this.#options.sessions.endForUser(person.id);
    return err({ code: "unauthorized" });
  }

  /** Checks the requirement again after the session was created, because it may have been introduced meanwhile. */
  async #afterFirstFactor(
    request: IncomingMessage,
    person: Identity,
  ): Promise<Result<SignInResult, LakeFailure>> {
    const { pending, sessions } = this.#options;
    if (await this.#needsNothingMore(person)) {
      const startedSession = await this.#begin(request, person);
      if (!startedSession.ok) return startedSession;
      if (await this.#needsNothingMore(person)) return ok({ cookie: startedSession.value, isPending: false });
      await sessions.endUnverified(person.role);
    }
    const before = this.findSession(request);
    if (before) await sessions.end([before.id]);
    return ok({
      cookie: this.#cookie(await pending.start(person), pendingSignInMinutes * 60),
      isPending: true,
    });
  }

  async #needsNothingMore(person: Identity): Promise<boolean> {
    const need = (await this.#options.secondFactors?.getRequirement(person)) ?? "nothing";
    return need === "nothing";
  }

  /** A new sign-in ends the browser's previous session. */
  async #newCookie(request: IncomingMessage, identity: Identity, proof: SessionProof = {}): Promise<string> {
    const before = this.findSession(request);
    if (before) await this.#options.sessions.end([before.id]);
    const word = await this.#options.sessions.start(identity, request.headers["user-agent"] ?? "", proof);
    return this.#cookie(word, sessionHours * 3600);
  }

  #word(request: IncomingMessage): string | undefined {
    return parseCookies(request.headers.cookie).get(this.#cookieName);
  }

  #cookie(value: string, maxAge: number): string {
    const name = this.#cookieName;
    return serializeCookie({
      name,
      value,
      maxAge,
      isHttpOnly: true,
      sameSite: "Strict",
      isSecure: this.#isSecure(),
    });
  }

  #isSecure(): boolean {
    return this.#options.publicUrl.startsWith("https:");
  }
}

const foreignOrigin: LakeFailure = { code: "forbidden", description: "This request came from another site" };

/** Compares hashes in constant time, so that neither length nor content leaks. */
function isEqualSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected)) && expected.length > 0;
}
