import { describe, expect, it } from "vitest";
import { readEnv } from "~/edge/settings/env.server";
import { describeFinding } from "../../scripts/doctor/finding";
import { examineAuthorizenet, examinePaypal } from "../../scripts/doctor/gateways";

const keys = {
  PAYPAL_CLIENT_ID: "paypal-client",
  PAYPAL_CLIENT_SECRET: "paypal-secret",
  PAYPAL_WEBHOOK_ID: "WH-1",
  AUTHORIZENET_LOGIN_ID: "login",
  AUTHORIZENET_TRANSACTION_KEY: "transaction-key",
  AUTHORIZENET_CLIENT_KEY: "client-key",
  AUTHORIZENET_SIGNATURE_KEY: "AB".repeat(64),
};

function envOf(settings: Readonly<Record<string, string>>) {
  const env = readEnv({ SESSION_SECRET: "a-session-secret-of-the-tests-only-0123", ...settings });
  if (!env.ok) throw new Error(JSON.stringify(env.failure));
  return env.value;
}

type Answer = { readonly status: number; readonly body?: unknown };

/** A fake provider that chooses its answer by the end of the URL and records the requested URLs. */
function provider(answers: Readonly<Record<string, Answer>>) {
  const requests: string[] = [];
  const ask: typeof fetch = async (input) => {
    requests.push(String(input));
    const found = Object.entries(answers).find(([end]) => String(input).endsWith(end));
    if (!found) throw new TypeError("fetch failed");
    return new Response(JSON.stringify(found[1].body ?? {}), { status: found[1].status });
  };
  return { ask, requests };
}

const letIn = { status: 200, body: { access_token: "t", expires_in: 3_600 } };
const signIn = "/v1/oauth2/token";
const webhook = "/v1/notifications/webhooks/WH-1";

describe("npm run doctor for PayPal", () => {
  const checkPaypal = async (
    answers: Parameters<typeof provider>[0],
    settings: Record<string, string> = keys,
  ) => describeFinding(await examinePaypal(envOf(settings), provider(answers).ask));

  it("accepts valid PayPal keys and a known webhook at the service of the mode", async () => {
    const { ask, requests } = provider({ [signIn]: letIn, [webhook]: { status: 200 } });
    expect(describeFinding(await examinePaypal(envOf(keys), ask))).toBe(
      "✓ PayPal: its sandbox service accepts the keys and knows the webhook",
    );
    expect(requests).toEqual([
      "https://api-m.sandbox.paypal.com/v1/oauth2/token",
      "https://api-m.sandbox.paypal.com/v1/notifications/webhooks/WH-1",
    ]);
  });

  it("reports rejected PayPal keys and where to find the right ones", async () => {
    expect(await checkPaypal({ [signIn]: { status: 401 } })).toBe(
      "✗ PayPal: its sandbox service does not accept PAYPAL_CLIENT_ID with PAYPAL_CLIENT_SECRET\n  Fix: copy both from https://developer.paypal.com/dashboard/applications/sandbox",
    );
  });

  it("reports an unknown webhook, an unreachable service and a server error", async () => {
    expect(await checkPaypal({ [signIn]: letIn, [webhook]: { status: 404 } })).toBe(
      "✗ PayPal: its sandbox service does not know the webhook of PAYPAL_WEBHOOK_ID\n  Fix: copy its id from the webhooks of the same app into PAYPAL_WEBHOOK_ID",
    );
    expect(await checkPaypal({})).toContain("✗ PayPal: cannot be reached");
    expect(await checkPaypal({ [signIn]: { status: 500 } })).toContain("✗ PayPal: answers 500");
  });

  it("accepts the embedded payment sandbox without PayPal keys", async () => {
    expect(await checkPaypal({}, {})).toBe("✓ PayPal: the embedded sandbox (no real money)");
  });
});

describe("npm run doctor for Authorize.Net", () => {
  const api = "/xml/v1/request.api";
  const answering = (resultCode: string) => ({ [api]: { status: 200, body: { messages: { resultCode } } } });
  const checkAuthorizenet = async (
    answers: Parameters<typeof provider>[0],
    settings: Record<string, string> = keys,
  ) => describeFinding(await examineAuthorizenet(envOf(settings), provider(answers).ask));

  it("accepts valid Authorize.Net keys at the service of the mode", async () => {
    const { ask, requests } = provider(answering("Ok"));
    expect(describeFinding(await examineAuthorizenet(envOf(keys), ask))).toBe(
      "✓ Authorize.Net: its sandbox service accepts the keys",
    );
    expect(requests).toEqual(["https://apitest.authorize.net/xml/v1/request.api"]);
  });

  it("reports rejected Authorize.Net keys although the status is 200", async () => {
    expect(await checkAuthorizenet(answering("Error"))).toBe(
      "✗ Authorize.Net: its sandbox service does not accept AUTHORIZENET_LOGIN_ID with AUTHORIZENET_TRANSACTION_KEY\n  Fix: copy both from the sandbox's merchant interface, Account, API Credentials & Keys",
    );
  });

  it("reports an unreachable service and an unreadable response", async () => {
    expect(await checkAuthorizenet({})).toContain("✗ Authorize.Net: cannot be reached");
    expect(await checkAuthorizenet({ [api]: { status: 200, body: {} } })).toContain(
      "✗ Authorize.Net: answers 200",
    );
  });

  it("accepts the embedded payment sandbox without Authorize.Net keys", async () => {
    expect(await checkAuthorizenet({}, {})).toBe("✓ Authorize.Net: the embedded sandbox (no real money)");
  });
});
