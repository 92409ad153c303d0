import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Db } from "#db/client.server";
import { cookieLine } from "~/kernel/cookies";
import { cookiesOf } from "~/kernel/cookies.server";
import { type Door, isFromForeignPage, isFromOwnPage, isTrueLoopback } from "~/kernel/own-door.server";
import { err, ok, type Result } from "~/kernel/result";
import type { WhoAsks } from "~/kernel/who-asks.server";
import type { LakeFailure } from "../failure";
import { Guesses } from "./guesses";
import { editorIdentity, type Identity, salesIdentity, shopIdentity } from "./identity";
import type { People, Person } from "./people";
import { type Session, type Sessions, sessionHours } from "./session";

export type AuthOptions = Door & {
  readonly sessions: Sessions;
  readonly people?: People | undefined;
  readonly askerOf: WhoAsks;
  /** Where several servers count guesses together; this one counts for itself without. */
  readonly countsIn?: Db | null | undefined;
  /** Unset: the Studio opens by a button, to true loopback requests only. */
  readonly studioPassword: string | undefined;
  /** The shop's own, new with every start. */
  readonly internalToken: string;
  /** Commands that work on a running shop find this one in the data directory's lock, readable by its owner alone. */
  readonly commandToken?: string | undefined;
};

export type SignInMeans = "button" | "password" | "none";

/** Decides who asks. Nothing of the lake but published pictures and files answers without an identity. */
export class Auth {
  readonly #options: AuthOptions;
  readonly #guesses: Guesses;
  readonly #cookieName: string;

  constructor(options: AuthOptions) {
    this.#options = options;
    this.#guesses = new Guesses(undefined, options.countsIn ?? null);
    // The prefix keeps a neighbor's subdomain, and a page without TLS, from setting it (RFC 6265bis §4.1.3.2).
    this.#cookieName = this.#isSecure() ? "__Host-lake_session" : "lake_session";
  }

  /** The identity behind a request, with the check that a foreign page is not using somebody's cookie. */
  identify(request: IncomingMessage): Result<Identity, LakeFailure> {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (bearer !== undefined) {
      const { internalToken, commandToken = "" } = this.#options;
      const isOurs = [internalToken, commandToken].some((token) => isSame(bearer, token));
      return isOurs ? ok(shopIdentity) : err({ code: "unauthorized" });
    }
    const session = this.session(request);
    if (!session) return err({ code: "unauthorized" });
    if (isFromForeignPage(request, this.#options)) return err(foreign);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isUpgrade = request.headers.upgrade !== undefined;
    if ((!isRead || isUpgrade) && !isFromOwnPage(request, this.#options)) return err(foreign);
    return ok(session.identity);
  }

  /** Whose session cookie the request carries; enough to show a page, not to act. */
  session(request: IncomingMessage): Session | undefined {
    return this.#options.sessions.read(cookiesOf(request.headers.cookie).get(this.#cookieName));
  }

  /** How this visitor may sign in. */
  means(request: IncomingMessage): SignInMeans {
    if (this.#options.studioPassword) return "password";
    return isTrueLoopback(request, this.#options.publicUrl) ? "button" : "none";
  }

  /** The `Set-Cookie` value of a new session. `as`: the role whose button was pressed, where buttons open the Studio. */
  async signIn(
    request: IncomingMessage,
    { password, as }: { readonly password?: string | undefined; readonly as?: string | undefined },
  ): Promise<Result<string, LakeFailure>> {
    if (!isFromOwnPage(request, this.#options)) return err(foreign);
    switch (this.means(request)) {
      case "none":
        return err({
          code: "forbidden",
          description: "Set STUDIO_PASSWORD to open the Studio from another machine",
        });
      case "button":
        return ok(await this.#newCookie(request, as === "sales" ? salesIdentity : editorIdentity));
      case "password":
        break;
    }
    const tried = await this.#guesses.try(this.#options.askerOf(request), () =>
      isSame(password ?? "", this.#options.studioPassword ?? ""),
    );
    if (!tried.ok) return tried;
    return tried.value ? ok(await this.#newCookie(request, editorIdentity)) : err({ code: "unauthorized" });
  }

  /** The `Set-Cookie` value of somebody whose mailbox is proven by a code or a link; tries are counted. */
  async enter(
    request: IncomingMessage,
    proof: () => Promise<Person | null>,
  ): Promise<Result<string, LakeFailure>> {
    const entered: Person[] = [];
    const tried = await this.#guesses.try(this.#options.askerOf(request), async () => {
      const person = await proof();
      if (person) entered.push(person);
      return person !== null;
    });
    if (!tried.ok) return tried;
    const [person] = entered;
    return person ? this.#begin(request, person) : err({ code: "unauthorized" });
  }

  /** Why a form is not taken: another site's page sent it. */
  refusedPage(request: IncomingMessage): LakeFailure | undefined {
    return isFromOwnPage(request, this.#options) ? undefined : foreign;
  }

  signOutCookie(): string {
    return this.#cookie("", 0);
  }

  /** Who was removed, or got another role, between the proof and the session has none. */
  async #begin(request: IncomingMessage, { id, name, role }: Person): Promise<Result<string, LakeFailure>> {
    const person = { id, name, role };
    const cookie = await this.#newCookie(request, person);
    if (await this.#options.people?.isStill(person)) return ok(cookie);
    await this.#options.sessions.endOf(id);
    return err({ code: "unauthorized" });
  }

  /** A browser that signs in again leaves its old session behind. */
  async #newCookie(request: IncomingMessage, identity: Identity): Promise<string> {
    const before = this.session(request);
    if (before) await this.#options.sessions.end([before.id]);
    const word = await this.#options.sessions.start(identity, request.headers["user-agent"] ?? "");
    return this.#cookie(word, sessionHours * 3600);
  }

  #cookie(value: string, maxAge: number): string {
    const name = this.#cookieName;
    return cookieLine({
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

const foreign: LakeFailure = { code: "forbidden", description: "This request comes from another site" };

/** Compares hashes, so that neither length nor content shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected)) && expected.length > 0;
}
