import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createControlClient } from "../src/control/control-client.ts";
import type { Sandbox } from "../src/start-sandbox.ts";
import { createStripeClient, startTestSandbox } from "./support.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function statusWithHost(sandbox: Sandbox, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const requestBody = request(
      { port: sandbox.port, host: "127.0.0.1", path: "/healthz", headers: { host } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    requestBody.on("error", reject).end();
  });
}

describe("sandbox process", () => {
  it("keeps pending payments and idempotency keys after a restart", async () => {
    const stateFile = join(folder, "restart.json");
    const first = await startTestSandbox({ stateFile });
    const order = { amount: 900, currency: "usd", allowed_payment_method_types: ["card"] };
    const intent = await createStripeClient(first).paymentIntents.create(order, {
      idempotencyKey: "att:1:create",
    });
    await first.close();
    const second = await startTestSandbox({ stateFile });
    const again = await createStripeClient(second).paymentIntents.create(order, {
      idempotencyKey: "att:1:create",
    });
    expect(again.id).toBe(intent.id);
    expect(
      (await createStripeClient(second).paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" }))
        .status,
    ).toBe("succeeded");
    await second.close();
  });

  it("stores no card number in its state or in its request log", async () => {
    const stateFile = join(folder, "numbers.json");
    const sandbox = await startTestSandbox({ stateFile });
    await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: "POST",
      headers: { authorization: "Bearer pk_test_sandbox" },
      body: new URLSearchParams({
        type: "card",
        "card[number]": "4242424242424242",
        "card[exp_month]": "12",
        "card[exp_year]": "34",
        "card[cvc]": "987",
      }),
    });
    const written = readFileSync(stateFile, "utf8") + JSON.stringify(await sandbox.control.requests());
    expect(written).toContain("pm_card_visa");
    expect(written).not.toContain("4242424242424242");
    // Matches the whole number only, because times and ids may contain these digits.
    expect(written).not.toMatch(/(?<!\w)987(?!\w)/);
    await sandbox.close();
  });

  it("rejects a card number that is not a test card", async () => {
    const sandbox = await startTestSandbox();
    const answer = await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: "POST",
      headers: { authorization: "Bearer pk_test_sandbox" },
      body: new URLSearchParams({
        type: "card",
        "card[number]": "4012888888881881",
        "card[exp_month]": "12",
        "card[exp_year]": "34",
      }),
    });
    expect(answer.status).toBe(402);
    expect((await answer.json()).error.message).toBe(
      "This is a demo shop: please use a test card, such as 4242 4242 4242 4242.",
    );
    await sandbox.close();
  });

  it("accepts only host names of this machine", async () => {
    const sandbox = await startTestSandbox();
    expect(await statusWithHost(sandbox, `localhost:${sandbox.port}`)).toBe(200);
    expect(await statusWithHost(sandbox, "shop.example.com")).toBe(403);
    await sandbox.close();
  });

  it("accepts control requests only with the control token", async () => {
    const sandbox = await startTestSandbox({ controlToken: "control-secret" });
    expect(await createControlClient(sandbox.url, "control-secret").ledger()).toEqual([]);
    await expect(createControlClient(sandbox.url, "wrong").ledger()).rejects.toThrow("answered 401");
    await sandbox.close();
  });
});
