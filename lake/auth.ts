import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Clock } from "~/kernel/clock";
import { err, ok, type Result } from "~/kernel/result";
import type { LakeFailure } from "./failure";
import { editorIdentity, type Identity, shopIdentity } from "./identity";
import { cookieOf, isFromForeignOrigin, isFromOwnOrigin, isTrueLoopback } from "./request-facts";
import { Sessions, sessionCookie, sessionHours } from "./session";

export type AuthOptions = {
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** Unset: the Studio opens by a button, to true loopback requests only. */
  readonly studioPassword: string | undefined;
  /** The shop's own, new with every start. */
  readonly internalToken: string;
  /** Commands that work on a running shop find this one in the data directory's lock, readable by its owner alone. */
  readonly commandToken?: string | undefined;
  readonly clock: Clock;
};

export type SignInMeans = "button" | "password" | "none";

const attempts = { perMinute: 10 } as const;

/** Decides who asks. Nothing of the lake but published pictures and files answers without an identity. */
export class Auth {
  readonly #options: AuthOptions;
  readonly #sessions: Sessions;
  readonly #attempts = new RateLimiterMemory({ points: attempts.perMinute, duration: 60 });

  constructor(options: AuthOptions) {
    this.#options = options;
    this.#sessions = new Sessions(options.sessionSecret, options.studioPassword);
  }

  /** The identity behind a request, with the check that a foreign page is not using somebody's cookie. */
  identify(request: IncomingMessage): Result<Identity, LakeFailure> {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (bearer !== undefined) {
      const { internalToken, commandToken = "" } = this.#options;
      const isOurs = [internalToken, commandToken].some((token) => isSame(bearer, token));
      return isOurs ? ok(shopIdentity) : err({ code: "unauthorized" });
    }
    const person = this.session(request);
    if (!person) return err({ code: "unauthorized" });
    if (isFromForeignOrigin(request, this.#options.publicUrl)) return err(foreign);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isUpgrade = request.headers.upgrade !== undefined;
    if ((!isRead || isUpgrade) && !isFromOwnOrigin(request, this.#options.publicUrl)) return err(foreign);
    return ok(person);
  }

  /** Whose session cookie the request carries; enough to show a page, not to act. */
  session(request: IncomingMessage): Identity | undefined {
    return this.#sessions.read(cookieOf(request, sessionCookie), this.#options.clock.now());
  }

  /** How this visitor may sign in. */
  means(request: IncomingMessage): SignInMeans {
    if (this.#options.studioPassword) return "password";
    return isTrueLoopback(request) ? "button" : "none";
  }

  /** The `Set-Cookie` value of a new session; each try from one address counts against ten a minute. */
  async signIn(request: IncomingMessage, password: string | undefined): Promise<Result<string, LakeFailure>> {
    if (!isFromOwnOrigin(request, this.#options.publicUrl)) return err(foreign);
    switch (this.means(request)) {
      case "none":
        return err({
          code: "forbidden",
          description: "Set STUDIO_PASSWORD to open the Studio from another machine",
        });
      case "button":
        return ok(this.#cookie());
      case "password":
        break;
    }
    const allowed = await this.#attempts.consume(request.socket.remoteAddress ?? "unknown").then(
      () => true,
      () => false,
    );
    if (!allowed) return err({ code: "tooManyAttempts" });
    if (!isSame(password ?? "", this.#options.studioPassword ?? "")) return err({ code: "unauthorized" });
    return ok(this.#cookie());
  }

  signOutCookie(): string {
    return `${sessionCookie}=; Path=/; Max-Age=0; ${this.#attributes()}`;
  }

  #cookie(): string {
    const value = this.#sessions.sign(editorIdentity, this.#options.clock.now());
    return `${sessionCookie}=${value}; Path=/; Max-Age=${sessionHours * 3600}; ${this.#attributes()}`;
  }

  #attributes(): string {
    const secure = this.#options.publicUrl.startsWith("https:") ? "; Secure" : "";
    return `HttpOnly; SameSite=Strict${secure}`;
  }
}

const foreign: LakeFailure = { code: "forbidden", description: "This request comes from another site" };

/** Compares hashes, so that neither length nor content shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected)) && expected.length > 0;
}
