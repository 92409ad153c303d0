import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock.ts";
import { readBrowserScript } from "../http/browser-scripts.ts";
import { readBody, sendJson, sendText } from "../http/read-and-send.ts";
import { renderChallengePage } from "./pages.ts";

export type RecaptchaKeys = { readonly siteKey: string; readonly secretKey: string };

type IssuedToken = { readonly at: Date; readonly hostname: string; readonly isPerson: boolean };

export type RecaptchaApi = {
  /** Null accepts any keys. */
  readonly keys: RecaptchaKeys | null;
  readonly clock: Clock;
  readonly origin: () => string;
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Solved challenges that were not verified yet. */
  readonly issuedTokens: Map<string, IssuedToken>;
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
  const sendScript = (text: string) => sendText(response, 200, "text/javascript; charset=utf-8", text);
  switch (`${request.method} ${url.pathname.slice(root.length)}`) {
    case "GET api.js":
      sendScript(await readBrowserScript("recaptcha-api", { __SANDBOX_ORIGIN__: api.origin() }));
      return true;
    case "GET challenge.js":
      sendScript(await readBrowserScript("recaptcha-challenge", {}));
      return true;
    case "GET api2/bframe":
      return showChallenge(api, response, url);
    case "POST api2/userverify":
      return handleUserVerify(api, request, response, url);
    case "POST api/siteverify":
      sendJson(response, 200, handleSiteVerify(api, new URLSearchParams(await readBody(request))));
      return true;
    default:
      sendJson(response, 404, { error: "Nothing here." });
      return true;
  }
}

/**
 * Shows the challenge. Its frame runs its own script, connects to this origin only, and can only be embedded by the
 * shop.
 */
function showChallenge({ keys, isAllowedOrigin }: RecaptchaApi, response: ServerResponse, url: URL): true {
  const siteKey = url.searchParams.get("k");
  const opener = url.searchParams.get("co") ?? "";
  if ((keys && siteKey !== keys.siteKey) || !isAllowedOrigin(opener)) {
    sendText(response, 400, "text/plain; charset=utf-8", "ERROR for site owner: Invalid site key");
    return true;
  }
  const policy = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'";
  response.setHeader("content-security-policy", `${policy}; base-uri 'none'; frame-ancestors ${opener}`);
  sendText(response, 200, "text/html; charset=utf-8", renderChallengePage(opener));
  return true;
}

/** Solves the challenge; accepted from the sandbox's own frame only. */
async function handleUserVerify(
  { issuedTokens, clock, origin }: RecaptchaApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<true> {
  await readBody(request);
  if ((request.headers.origin ?? origin()) !== origin()) {
    sendJson(response, 403, { error: "Not from here." });
    return true;
  }
  for (const [token, { at }] of issuedTokens)
    if (clock.now().getTime() - at.getTime() > tokenMs) issuedTokens.delete(token);
  const token = `03A${randomBytes(48).toString("base64url")}`;
  const hostname = new URL(url.searchParams.get("co") ?? origin()).hostname;
  issuedTokens.set(token, { at: clock.now(), hostname, isPerson: url.searchParams.get("as") !== "program" });
  sendJson(response, 200, { token });
  return true;
}

/** Verifies a token (https://developers.google.com/recaptcha/docs/verify). */
function handleSiteVerify({ keys, clock, issuedTokens }: RecaptchaApi, params: URLSearchParams) {
  const toError = (code: string) => ({ success: false, "error-codes": [code] });
  const secret = params.get("secret");
  const token = params.get("response");
  if (!secret) return toError("missing-input-secret");
  if (keys && secret !== keys.secretKey) return toError("invalid-input-secret");
  if (!token) return toError("missing-input-response");
  const issuedToken = issuedTokens.get(token);
  issuedTokens.delete(token);
  if (!issuedToken || clock.now().getTime() - issuedToken.at.getTime() > tokenMs)
    return toError("timeout-or-duplicate");
  if (!issuedToken.isPerson) return toError("invalid-input-response");
  return { success: true, challenge_ts: issuedToken.at.toISOString(), hostname: issuedToken.hostname };
}
