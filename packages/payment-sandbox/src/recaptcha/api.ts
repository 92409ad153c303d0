import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock.ts";
import { bodyOf, send, sendJson } from "../http/exchange.ts";
import { browserScript } from "../http/scripts.ts";
import { challengePage } from "./pages.ts";

export type RecaptchaKeys = { readonly siteKey: string; readonly secretKey: string };

type Answered = { readonly at: Date; readonly hostname: string; readonly isPerson: boolean };

export type RecaptchaApi = {
  /** Null accepts any keys. */
  readonly keys: RecaptchaKeys | null;
  readonly clock: Clock;
  readonly origin: () => string;
  readonly isOwnPage: (origin: string) => boolean;
  /** Solved challenges that were not verified yet. */
  readonly answered: Map<string, Answered>;
};

/** Like Google's tokens: valid for two minutes, and once. */
const tokenMs = 120_000;
const root = "/recaptcha/";

/**
 * Implements the part of Google's reCAPTCHA v2 that the shop uses: script, challenge frame, `siteverify`. Returns
 * null for other URLs.
 */
export async function answerRecaptcha(
  api: RecaptchaApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<true | null> {
  if (!url.pathname.startsWith(root)) return null;
  const script = (text: string) => send(response, 200, "text/javascript; charset=utf-8", text);
  switch (`${request.method} ${url.pathname.slice(root.length)}`) {
    case "GET api.js":
      script(await browserScript("recaptcha-api", { __SANDBOX_ORIGIN__: api.origin() }));
      return true;
    case "GET challenge.js":
      script(await browserScript("recaptcha-challenge", {}));
      return true;
    case "GET api2/bframe":
      return showChallenge(api, response, url);
    case "POST api2/userverify":
      return userVerify(api, request, response, url);
    case "POST api/siteverify":
      sendJson(response, 200, siteVerify(api, new URLSearchParams(await bodyOf(request))));
      return true;
    default:
      sendJson(response, 404, { error: "Nothing here." });
      return true;
  }
}

/** The frame runs its own script, connects to this origin only, and can only be embedded by the shop. */
function showChallenge({ keys, isOwnPage }: RecaptchaApi, response: ServerResponse, url: URL): true {
  const siteKey = url.searchParams.get("k");
  const opener = url.searchParams.get("co") ?? "";
  if ((keys && siteKey !== keys.siteKey) || !isOwnPage(opener)) {
    send(response, 400, "text/plain; charset=utf-8", "ERROR for site owner: Invalid site key");
    return true;
  }
  const policy = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'";
  response.setHeader("content-security-policy", `${policy}; base-uri 'none'; frame-ancestors ${opener}`);
  send(response, 200, "text/html; charset=utf-8", challengePage(opener));
  return true;
}

/** Solves the challenge; accepted from the sandbox's own frame only. */
async function userVerify(
  { answered, clock, origin }: RecaptchaApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<true> {
  await bodyOf(request);
  if ((request.headers.origin ?? origin()) !== origin()) {
    sendJson(response, 403, { error: "Not from here." });
    return true;
  }
  for (const [token, { at }] of answered)
    if (clock.now().getTime() - at.getTime() > tokenMs) answered.delete(token);
  const token = `03A${randomBytes(48).toString("base64url")}`;
  const hostname = new URL(url.searchParams.get("co") ?? origin()).hostname;
  answered.set(token, { at: clock.now(), hostname, isPerson: url.searchParams.get("as") !== "program" });
  sendJson(response, 200, { token });
  return true;
}

/** https://developers.google.com/recaptcha/docs/verify */
function siteVerify({ keys, clock, answered }: RecaptchaApi, asked: URLSearchParams) {
  const refused = (code: string) => ({ success: false, "error-codes": [code] });
  const secret = asked.get("secret");
  const token = asked.get("response");
  if (!secret) return refused("missing-input-secret");
  if (keys && secret !== keys.secretKey) return refused("invalid-input-secret");
  if (!token) return refused("missing-input-response");
  const found = answered.get(token);
  answered.delete(token);
  if (!found || clock.now().getTime() - found.at.getTime() > tokenMs) return refused("timeout-or-duplicate");
  if (!found.isPerson) return refused("invalid-input-response");
  return { success: true, challenge_ts: found.at.toISOString(), hostname: found.hostname };
}
