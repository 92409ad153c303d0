import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import type { Env } from "~/edge/settings/env.server";
import { createError, createSuccess, type Finding } from "./finding";

type Fetch = typeof fetch;

const createUnreachableError = (subject: string) =>
  createError(subject, "cannot be reached", "check the network and the firewall of this machine");

/** Names the provider's service that the shop uses. Keys are valid for one service only. */
const nameService = (live: boolean) => (live ? "live" : "sandbox");

/** Checks that PayPal accepts the keys at the service of the mode, and that it knows the webhook. */
export async function examinePaypal({ paypal }: Env, ask: Fetch): Promise<Finding> {
  if (!paypal) return createSuccess("PayPal", "not configured, not offered");
  if (paypal.sandbox) return createSuccess("PayPal", "the embedded sandbox (no real money)");
  const { apiBase, clientId, clientSecret, webhookId, live } = paypal;
  const service = nameService(live);
  const signedIn = await ask(`${apiBase}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  }).catch(() => null);
  if (!signedIn) return createUnreachableError("PayPal");
  if (signedIn.status === 401) {
    return createError(
      "PayPal",
      `its ${service} service does not accept PAYPAL_CLIENT_ID with PAYPAL_CLIENT_SECRET`,
      `copy both from https://developer.paypal.com/dashboard/applications/${service}`,
    );
  }
  const token = tokenShape.safeParse(tryParseJson(await signedIn.text()));
  if (!signedIn.ok || !token.success) return createTryLaterError("PayPal", signedIn.status);
  const webhook = await ask(`${apiBase}/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`, {
    headers: { authorization: `Bearer ${token.data.access_token}` },
  }).catch(() => null);
  if (!webhook) return createUnreachableError("PayPal");
  if (webhook.ok)
    return createSuccess("PayPal", `its ${service} service accepts the keys and knows the webhook`);
  return webhook.status === 404
    ? createError(
        "PayPal",
        `its ${service} service does not know the webhook of PAYPAL_WEBHOOK_ID`,
        "copy its id from the webhooks of the same app into PAYPAL_WEBHOOK_ID",
      )
    : createTryLaterError("PayPal", webhook.status);
}

const tokenShape = z.object({ access_token: z.string() });

/** Checks that Authorize.Net accepts the keys at the service of the mode. It replies 200 even to invalid keys. */
export async function examineAuthorizenet({ authorizeNet }: Env, ask: Fetch): Promise<Finding> {
  if (!authorizeNet) return createSuccess("Authorize.Net", "not configured, not offered");
  if (authorizeNet.sandbox) return createSuccess("Authorize.Net", "the embedded sandbox (no real money)");
  const { apiUrl, loginId, transactionKey, signatureKey, live } = authorizeNet;
  const service = nameService(live);
  const answer = await ask(apiUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      authenticateTestRequest: { merchantAuthentication: { name: loginId, transactionKey } },
    }),
  }).catch(() => null);
  if (!answer) return createUnreachableError("Authorize.Net");
  // Its responses may start with a byte order mark.
  const parsedMessages = messagesShape.safeParse(tryParseJson((await answer.text()).replace(/^\uFEFF/, "")));
  if (!answer.ok || !parsedMessages.success) return createTryLaterError("Authorize.Net", answer.status);
  if (parsedMessages.data.messages.resultCode !== "Ok") {
    return createError(
      "Authorize.Net",
      `its ${service} service does not accept AUTHORIZENET_LOGIN_ID with AUTHORIZENET_TRANSACTION_KEY`,
      `copy both from the ${live ? "merchant interface" : "sandbox's merchant interface"}, Account, API Credentials & Keys`,
    );
  }
  return signatureKey
    ? createSuccess("Authorize.Net", `its ${service} service accepts the keys`)
    : createError(
        "Authorize.Net",
        "its notices cannot be proven without AUTHORIZENET_SIGNATURE_KEY",
        "make a signature key in the merchant interface and set AUTHORIZENET_SIGNATURE_KEY",
      );
}

const messagesShape = z.object({ messages: z.object({ resultCode: z.string() }) });

function createTryLaterError(subject: string, status: number): Finding {
  return createError(subject, `answers ${status}`, "wait a few minutes and run npm run doctor again");
}
