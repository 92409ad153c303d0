import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readBrowserScript } from "../http/browser-scripts.ts";
import { readBody, sendJson, sendText } from "../http/read-and-send.ts";
import type { Caller } from "./account.ts";
import type { StripeApi } from "./api.ts";
import { finishChallenge } from "./confirm-intent.ts";
import {
  renderChallengePage,
  renderFieldPage,
  renderMessagePage,
  renderPaymentPage,
  renderTestCardsPage,
} from "./pages.ts";

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
    sendText(response, 200, "text/javascript; charset=utf-8", await readBrowserScript("stripe-js", values));
    return true;
  }
  const scriptName = /^\/stripe\/scripts\/(field|payment-form|challenge-page|test-cards-page)\.js$/.exec(
    url.pathname,
  );
  if (scriptName) {
    sendText(
      response,
      200,
      "text/javascript; charset=utf-8",
      await readBrowserScript(scriptName[1] ?? "", {}),
    );
    return true;
  }
  const frame = /^\/stripe\/frame\/(\w+)$/.exec(url.pathname)?.[1];
  if (frame && fieldTypes.includes(frame)) return sendPage(response, 200, renderFieldPage(frame));
  if (frame === "payment") return sendPage(response, 200, renderPaymentPage());
  if (url.pathname === "/stripe/test-cards") return sendPage(response, 200, renderTestCardsPage());
  const challenged = /^\/stripe\/authenticate\/(pi_\w+)$/.exec(url.pathname)?.[1];
  if (challenged) return answerChallenge(api, request, response, url, challenged);
  return null;
}

const reportSchema = z.object({ secret: z.string(), verdict: z.enum(["passed", "failed"]) });

async function answerChallenge(
  api: StripeApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  id: string,
): Promise<true> {
  const intent = api.account.state.intents[id];
  if (request.method === "POST") {
    const reported = reportSchema.safeParse(JSON.parse(await readBody(request)));
    if (!intent || !reported.success || reported.data.secret !== intent.clientSecret) {
      sendJson(response, 404, { error: "No such payment." });
      return true;
    }
    finishChallenge(api.account, bankCaller, id, reported.data.verdict);
    api.save();
    sendJson(response, 200, { next: intent.returnUrl ? getReturnUrl(intent.returnUrl, intent) : null });
    return true;
  }
  const intentWithSecret = intent?.clientSecret === url.searchParams.get("secret") ? intent : undefined;
  if (!intentWithSecret) return sendPage(response, 404, renderMessagePage("There is no such payment."));
  if (intentWithSecret.status !== "requires_action") {
    return sendPage(response, 200, renderMessagePage("This payment needs no authentication any more."));
  }
  return sendPage(response, 200, renderChallengePage(api.account, intentWithSecret));
}

const bankCaller: Caller = {
  key: "publishable",
  requestId: "req_authentication",
  idempotencyKey: null,
  apiVersion: "2026-10-28.endive",
};

function getReturnUrl(
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
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline' http://localhost:* http://127.0.0.1:*",
  "font-src 'self' data: http://localhost:* http://127.0.0.1:*",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

function sendPage(response: ServerResponse, status: number, html: string): true {
  response.setHeader("content-security-policy", contentPolicy);
  response.setHeader("referrer-policy", "no-referrer");
  sendText(response, status, "text/html; charset=utf-8", html);
  return true;
}
