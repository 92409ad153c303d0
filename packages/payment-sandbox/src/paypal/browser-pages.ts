import type { IncomingMessage, ServerResponse } from "node:http";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import { readBrowserScript } from "../http/browser-scripts.ts";
import { readBody, sendJson, sendText } from "../http/read-and-send.ts";
import type { PaypalApi } from "./api.ts";
import { approveOrder } from "./orders.ts";
import { renderApprovalPage, renderButtonPage, renderMessagePage } from "./pages.ts";
import { PaypalApiError } from "./paypal-error.ts";

/** Serves PayPal's browser side: script, button frame and approval window. Returns null for other URLs. */
export async function answerPaypalPage(
  api: PaypalApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<true | null> {
  const origin = api.account.origin();
  switch (url.pathname) {
    case "/paypal/sdk/js": {
      const clientId = api.credentials?.clientId ?? url.searchParams.get("client-id");
      const isKnown = clientId !== null && url.searchParams.get("client-id") === clientId;
      const script = await readBrowserScript("paypal-sdk", { __SANDBOX_ORIGIN__: origin });
      sendText(
        response,
        isKnown ? 200 : 400,
        "text/javascript; charset=utf-8",
        isKnown ? script : unknownClientScript,
      );
      return true;
    }
    case "/paypal/button":
      return sendPage(response, 200, renderButtonPage());
    case "/paypal/scripts/paypal-button.js":
    case "/paypal/scripts/paypal-approval.js": {
      const name = url.pathname.slice("/paypal/scripts/".length, -".js".length);
      sendText(response, 200, "text/javascript; charset=utf-8", await readBrowserScript(name, {}));
      return true;
    }
    case "/paypal/checkoutnow":
      return request.method === "POST"
        ? handleApproval(api, request, response)
        : showApproval(api, response, url);
    default:
      return null;
  }
}

const unknownClientScript =
  'throw new Error("SDK Validation error: client-id not recognized for this sandbox");';

function showApproval({ account }: PaypalApi, response: ServerResponse, url: URL): true {
  const token = url.searchParams.get("token") ?? "";
  const order = account.state.orders[token];
  // The pop-up opens before the order exists, and gets its URL a moment later.
  if (token === "") return sendPage(response, 200, renderMessagePage("One moment …"));
  if (!order) return sendPage(response, 404, renderMessagePage("There is no such order."));
  if (order.status === "COMPLETED") return sendPage(response, 200, renderMessagePage("This order is paid."));
  return sendPage(response, 200, renderApprovalPage(order));
}

const approvalShape = z.object({
  token: z.string(),
  funding: z.enum(["balance", "declined-card", "bank-later", "refused-after-all"]),
});

/** Approves an order; accepted from the sandbox's own page only. */
async function handleApproval(
  { account, save }: PaypalApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<true> {
  const decision = approvalShape.safeParse(tryParseJson(await readBody(request)));
  const isForeign = (request.headers.origin ?? account.origin()) !== account.origin();
  if (!decision.success || isForeign) {
    sendJson(response, 400, { error: "Not an approval." });
    return true;
  }
  try {
    approveOrder(account, decision.data.token, decision.data.funding);
    save();
    sendJson(response, 200, { approved: true });
  } catch (error) {
    if (!(error instanceof PaypalApiError)) throw error;
    sendJson(response, error.status, error.body);
  }
  return true;
}

/** The pages run only their own scripts and connect to no other origin. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; base-uri 'none'";

function sendPage(response: ServerResponse, status: number, html: string): true {
  response.setHeader("content-security-policy", contentPolicy);
  response.setHeader("referrer-policy", "no-referrer");
  sendText(response, status, "text/html; charset=utf-8", html);
  return true;
}
