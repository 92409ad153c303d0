import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { serializeCookie } from "~/http/cookies";
import { parseCookies } from "~/http/cookies.server";
import {
  isCrossOriginRequest,
  isLocalRequest,
  isSameOriginRequest,
  type SiteOrigin,
} from "~/http/site-origin.server";
import { signInMinutes } from "~/kernel/sign-in-code";
import type { Clock } from "../clock";
import type { CreateCounter } from "../counter";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import type { PendingSignIn, PendingSignIns } from "../second-factor/pending-sign-ins";
import type { SecondFactors } from "../second-factor/second-factors";
import { demoIdentities, editorIdentity, type Identity, salesIdentity, shopIdentity } from "./identity";
import { type Session, type SessionProof, type Sessions, sessionHours } from "./session";
import { SignInRateLimit } from "./sign-in-rate-limit";
import type { StaffDirectory, StaffMember } from "./staff-directory";

export type AuthOptions = SiteOrigin & {
  readonly sessions: Sessions;
  readonly people?: StaffDirectory | undefined;
  /** Absent where the shop keeps no staff: one factor is all there is then. */
  readonly secondFactors?: SecondFactors | undefined;
  readonly pending: PendingSignIns;
  readonly resolveClientIp: (request: IncomingMessage) => string;
  readonly clock: Clock;
  /** Where several servers count guesses together; this one counts for itself without. */
  readonly createCounter: CreateCounter;
  /** Unset: the Studio opens by a button, to true loopback requests only. */
  readonly studioPassword: string | undefined;
  /** The shop's own, new with every start. */
  readonly internalToken: string;
  /** Commands that work on a running shop find this one in the data directory's lock, readable by its owner alone. */
  readonly commandToken?: string | undefined;
};

/** What the first factor has led to; `isPending`: a second one is asked for, and the cookie opens nothing yet. */
export type SignInResult = { readonly cookie: string; readonly isPending: boolean };

export type SignInMethod = "button" | "password" | "none";

/** Decides who asks. Nothing of the lake but published pictures and files answers without an identity. */
export class Auth {
  readonly #options: AuthOptions;
  readonly #guesses: SignInRateLimit;
  readonly #cookieName: string;

  constructor(options: AuthOptions) {
    this.#options = options;
    this.#guesses = new SignInRateLimit(options.createCounter);
    // The prefix keeps a neighbor's subdomain, and a page without TLS, from setting it (RFC 6265bis §4.1.3.2).
    this.#cookieName = this.#isSecure() ? "__Host-lake_session" : "lake_session";
  }

  /** The identity behind a request, with the check that a foreign page is not using somebody's cookie. */
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

  /** Whose session cookie the request carries; enough to show a page, not to act. */
  findSession(request: IncomingMessage): Session | undefined {
    return this.#options.sessions.read(this.#word(request));
  }

  /** Whose first factor is proven and whose second is not. */
  findPendingSignIn(request: IncomingMessage): Promise<PendingSignIn | undefined> {
    return this.#options.pending.read(this.#word(request));
  }

  /** How this visitor may sign in. */
  getSignInMethod(request: IncomingMessage): SignInMethod {
    if (this.#options.studioPassword) return "password";
    return isLocalRequest(request, this.#options.publicUrl) ? "button" : "none";
  }

  /** The `Set-Cookie` value of a new session or pending sign-in. `as`: the role whose button was pressed, where buttons open the Studio. */
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

  /** The `Set-Cookie` value of somebody whose mailbox is proven by a code or a link; tries are counted. */
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
   * Whether a second factor holds. Tries are limited per address and, while a sign-in is pending, to five for each proof
   * of the first factor: a guesser locks nobody out but himself.
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

  /** The `Set-Cookie` value of the session that a pending sign-in becomes, once. */
  async completeSignIn(
    request: IncomingMessage,
    pending: PendingSignIn,
  ): Promise<Result<string, LakeFailure>> {
    if (!(await this.#options.pending.end(pending.id))) return err({ code: "unauthorized" });
    return this.#begin(request, pending.identity, { verifiedAt: this.#options.clock.now() });
  }

  /** The `Set-Cookie` value of a new session in place of this one, after its owner has proved a second factor. */
  async renewSession(request: IncomingMessage, { identity, startedAt }: Session): Promise<string> {
    return this.#newCookie(request, identity, { startedAt, verifiedAt: this.#options.clock.now() });
  }

  /** Whether this is somebody of the demo's buttons, who has no factor at all. */
  isDemoUser({ id }: Identity): boolean {
    return !this.#options.studioPassword && demoIdentities.some((person) => person.id === id);
  }

  /** Why a form is not taken: another site's page sent it. */
  checkOrigin(request: IncomingMessage): LakeFailure | undefined {
    return isSameOriginRequest(request, this.#options) ? undefined : foreignOrigin;
  }

  createSignOutCookie(): string {
    return this.#cookie("", 0);
  }

  /** Who was removed, or got another role, between the proof and the session has none. */
  async #begin(
    request: IncomingMessage,
    person: Identity,
    proof: SessionProof = {},
  ): Promise<Result<string, LakeFailure>> {
    const cookie = await this.#newCookie(request, person, proof);
    const isLocal = demoIdentities.some(({ id }) => id === person.id);
    if (isLocal || (await this.#options.people?.isUnchanged(person))) return ok(cookie);
    await this.#options.sessions.endForUser(person.id);
    return err({ code: "unauthorized" });
  }

  /** A demand that comes while the session begins is seen by asking once more behind it. */
  async #afterFirstFactor(
    request: IncomingMessage,
    person: Identity,
  ): Promise<Result<SignInResult, LakeFailure>> {
    const { pending, sessions } = this.#options;
    if (await this.#needsNothingMore(person)) {
      const begun = await this.#begin(request, person);
      if (!begun.ok) return begun;
      if (await this.#needsNothingMore(person)) return ok({ cookie: begun.value, isPending: false });
      await sessions.endUnverified(person.role);
    }
    const before = this.findSession(request);
    if (before) await sessions.end([before.id]);
    return ok({ cookie: this.#cookie(await pending.start(person), signInMinutes * 60), isPending: true });
  }

  async #needsNothingMore(person: Identity): Promise<boolean> {
    const need = (await this.#options.secondFactors?.getRequirement(person)) ?? "nothing";
    return need === "nothing";
  }

  /** A browser that signs in again leaves its old session behind. */
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

/** Compares hashes, so that neither length nor content shows in the time it takes. */
function isEqualSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected)) && expected.length > 0;
}
