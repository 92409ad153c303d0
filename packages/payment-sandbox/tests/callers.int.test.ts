import { afterEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../src/start-sandbox.ts";
import { startTestSandbox } from "./support.ts";

describe("access to the sandbox", () => {
  let sandbox: Sandbox;
  afterEach(() => sandbox.close());

  const secretKey = "sk_test_of_this_start";
  const start = async () => {
    sandbox = await startTestSandbox({ secretKey, shopOrigins: ["http://localhost:3000"] });
  };
  const sendRequest = (headers: Record<string, string>, method = "POST") =>
    fetch(`${sandbox.url}/v1/payment_intents`, {
      method,
      headers,
      ...(method === "POST" ? { body: new URLSearchParams({ amount: "900", currency: "usd" }) } : {}),
    });

  it("requires the sandbox's secret key of this start", async () => {
    await start();
    expect((await sendRequest({ authorization: `Bearer ${secretKey}` })).status).toBe(200);
    expect((await sendRequest({ authorization: "Bearer sk_test_sandbox" })).status).toBe(401);
  });

  it("allows requests from pages of the shop and the sandbox and not from other sites", async () => {
    await start();
    const key = { authorization: `Bearer ${secretKey}` };
    for (const origin of ["http://localhost:3000", sandbox.url]) {
      const answer = await sendRequest({ ...key, origin });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
    }
    for (const origin of ["https://elsewhere.example", "http://localhost:3001", "null"]) {
      const answer = await sendRequest({ ...key, origin });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      expect((await sendRequest({ origin, "access-control-request-method": "POST" }, "OPTIONS")).status).toBe(
        403,
      );
    }
  });

  it.each([
    "Forwarded",
    "Via",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Real-IP",
    "X-Client-IP",
    "X-Original-Forwarded-For",
    "True-Client-IP",
    "CF-Connecting-IP",
    "CDN-Loop",
    "Fly-Client-IP",
    "Fastly-Client-IP",
    "Akamai-Origin-Hop",
  ])("rejects a proxied request to the sandbox with the header %s", async (name) => {
    await start();
    const key = { authorization: `Bearer ${secretKey}`, "x-stripe-client-user-agent": "{}" };
    expect((await sendRequest(key)).status).toBe(200);
    const refused = await sendRequest({ ...key, [name]: "1" });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: "The sandbox serves this machine only." },
    ]);
  });
});
