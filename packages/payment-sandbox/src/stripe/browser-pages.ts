import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { bodyOf, send, sendJson } from "../http/exchange.ts";
import { browserScript } from "../http/scripts.ts";
import type { Caller } from "./account.ts";
import type { StripeApi } from "./api.ts";
import { finishChallenge } from "./confirm-intent.ts";
import { challengePage, fieldPage, notePage, paymentPage, testCardsPage } from "./pages.ts";

const fieldTypes = ["cardNumber", "cardExpiry", "cardCvc"];

/** Serves the provider's browser side: script, field frames and challenge page. Returns null for other URLs. */
export async function answerStripePage(
  api: StripeApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<true | null> {
  const script = /^\/([a-z]+\d?)\/stripe\.js$|^\/(v3)\/?$/.exec(url.pathname);
  if (script) {
    const train = script[1] ?? "v3";
    const values = { __SANDBOX_ORIGIN__: api.account.origin(), __RELEASE_TRAIN__: train };
    response.setHeader("access-control-allow-origin", "*");
    send(response, 200, "text/javascript; charset=utf-8", await browserScript("stripe-js", values));
    return true;
  }
  const inner = /^\/stripe\/scripts\/(field|payment-form|challenge-page|test-cards-page)\.js$/.exec(
    url.pathname,
  );
  if (inner) {
    send(response, 200, "text/javascript; charset=utf-8", await browserScript(inner[1] ?? "", {}));
    return true;
  }
  const frame = /^\/stripe\/frame\/(\w+)$/.exec(url.pathname)?.[1];
  if (frame && fieldTypes.includes(frame)) return sendPage(response, 200, fieldPage(frame));
  if (frame === "payment") return sendPage(response, 200, paymentPage());
  if (url.pathname === "/stripe/test-cards") return sendPage(response, 200, testCardsPage());
  const challenged = /^\/stripe\/authenticate\/(pi_\w+)$/.exec(url.pathname)?.[1];
  if (challenged) return answerChallenge(api, request, response, url, challenged);
  return null;
}

const report = z.object({ secret: z.string(), verdict: z.enum(["passed", "failed"]) });

async function answerChallenge(
  api: StripeApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  id: string,
): Promise<true> {
  const intent = api.account.state.intents[id];
  if (request.method === "POST") {
    const given = report.safeParse(JSON.parse(await bodyOf(request)));
    if (!intent || !given.success || given.data.secret !== intent.clientSecret) {
      sendJson(response, 404, { error: "No such payment." });
      return true;
    }
    finishChallenge(api.account, bank, id, given.data.verdict);
    api.save();
    sendJson(response, 200, { next: intent.returnUrl ? returnAddress(intent.returnUrl, intent) : null });
    return true;
  }
  const known = intent?.clientSecret === url.searchParams.get("secret") ? intent : undefined;
  if (!known) return sendPage(response, 404, notePage("There is no such payment."));
  if (known.status !== "requires_action") {
    return sendPage(response, 200, notePage("This payment needs no authentication any more."));
  }
  return sendPage(response, 200, challengePage(api.account, known));
}

const bank: Caller = {
  key: "publishable",
  requestId: "req_authentication",
  idempotencyKey: null,
  apiVersion: "2026-10-28.endive",
};

function returnAddress(
  returnUrl: string,
  intent: { id: string; clientSecret: string; status: string },
): string {
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.clientSecret);
  url.searchParams.set(
    "redirect_status",
    intent.status === "requires_payment_method" ? "failed" : "succeeded",
  );
  return url.href;
}

/** Allows scripts and connections only to the sandbox. Fonts and styles may come from the shop. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline' http://localhost:* http://127.0.0.1:*",
  "font-src 'self' data: http://localhost:* http://127.0.0.1:*",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

function sendPage(response: ServerResponse, status: number, html: string): true {
  response.setHeader("content-security-policy", policy);
  response.setHeader("referrer-policy", "no-referrer");
  send(response, status, "text/html; charset=utf-8", html);
  return true;
}
