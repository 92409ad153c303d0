import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import type { Env } from "~/edge/settings/env.server";
import { type Finding, ill, well } from "./finding";

type Ask = typeof fetch;

const unreachable = (subject: string) =>
  ill(subject, "cannot be reached", "check the network and the firewall of this machine");

/** Names the provider's service that the shop uses. Keys are valid for one service only. */
const serviceOf = (live: boolean) => (live ? "live" : "sandbox");

/** Checks that PayPal accepts the keys at the service of the mode, and that it knows the webhook. */
export async function examinePaypal({ paypal }: Env, ask: Ask): Promise<Finding> {
  if (!paypal) return well("PayPal", "not configured, not offered");
  if (paypal.sandbox) return well("PayPal", "the embedded sandbox (no real money)");
  const { apiBase, clientId, clientSecret, webhookId, live } = paypal;
  const service = serviceOf(live);
  const signedIn = await ask(`${apiBase}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  }).catch(() => null);
  if (!signedIn) return unreachable("PayPal");
  if (signedIn.status === 401) {
    return ill(
      "PayPal",
      `its ${service} service does not accept PAYPAL_CLIENT_ID with PAYPAL_CLIENT_SECRET`,
      `copy both from https://developer.paypal.com/dashboard/applications/${service}`,
    );
  }
  const token = tokenShape.safeParse(tryParseJson(await signedIn.text()));
  if (!signedIn.ok || !token.success) return later("PayPal", signedIn.status);
  const webhook = await ask(`${apiBase}/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`, {
    headers: { authorization: `Bearer ${token.data.access_token}` },
  }).catch(() => null);
  if (!webhook) return unreachable("PayPal");
  if (webhook.ok) return well("PayPal", `its ${service} service accepts the keys and knows the webhook`);
  return webhook.status === 404
    ? ill(
        "PayPal",
        `its ${service} service does not know the webhook of PAYPAL_WEBHOOK_ID`,
        "copy its id from the webhooks of the same app into PAYPAL_WEBHOOK_ID",
      )
    : later("PayPal", webhook.status);
}

const tokenShape = z.object({ access_token: z.string() });

/** Checks that Authorize.Net accepts the keys at the service of the mode. It replies 200 even to invalid keys. */
export async function examineAuthorizenet({ authorizeNet }: Env, ask: Ask): Promise<Finding> {
  if (!authorizeNet) return well("Authorize.Net", "not configured, not offered");
  if (authorizeNet.sandbox) return well("Authorize.Net", "the embedded sandbox (no real money)");
  const { apiUrl, loginId, transactionKey, signatureKey, live } = authorizeNet;
  const service = serviceOf(live);
  const answer = await ask(apiUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      authenticateTestRequest: { merchantAuthentication: { name: loginId, transactionKey } },
    }),
  }).catch(() => null);
  if (!answer) return unreachable("Authorize.Net");
  // Its responses may start with a byte order mark.
  const parsedMessages = messagesShape.safeParse(tryParseJson((await answer.text()).replace(/^\uFEFF/, "")));
  if (!answer.ok || !parsedMessages.success) return later("Authorize.Net", answer.status);
  if (parsedMessages.data.messages.resultCode !== "Ok") {
    return ill(
      "Authorize.Net",
      `its ${service} service does not accept AUTHORIZENET_LOGIN_ID with AUTHORIZENET_TRANSACTION_KEY`,
      `copy both from the ${live ? "merchant interface" : "sandbox's merchant interface"}, Account, API Credentials & Keys`,
    );
  }
  return signatureKey
    ? well("Authorize.Net", `its ${service} service accepts the keys`)
    : ill(
        "Authorize.Net",
        "its notices cannot be proven without AUTHORIZENET_SIGNATURE_KEY",
        "make a signature key in the merchant interface and set AUTHORIZENET_SIGNATURE_KEY",
      );
}

const messagesShape = z.object({ messages: z.object({ resultCode: z.string() }) });

function later(subject: string, status: number): Finding {
  return ill(subject, `answers ${status}`, "wait a few minutes and run npm run doctor again");
}
