import { describe, expect, it } from "vitest";
import { liveSettings as live, parseEnv } from "#tests/support/shop/settings";

const keys = { PAYPAL_CLIENT_ID: "pc", PAYPAL_CLIENT_SECRET: "ps", PAYPAL_WEBHOOK_ID: "pw" };

describe("where PayPal is", () => {
  it("is its own service in live mode, its test service in a demo with keys, and else the stand-in", () => {
    expect(parseEnv({ ...live, ...keys }).paypal).toMatchObject({
      apiBase: "https://api-m.paypal.com",
      live: true,
      sandbox: false,
    });
    expect(parseEnv(keys).paypal).toMatchObject({ apiBase: "https://api-m.sandbox.paypal.com", live: false });
    const standIn = parseEnv({ PORT: "4000" }).paypal;
    expect(standIn).toMatchObject({
      apiBase: "http://127.0.0.1:4001/paypal/api",
      live: false,
      sandbox: true,
    });
    expect(standIn?.clientSecret).not.toBe(parseEnv({}).paypal?.clientSecret);
    expect(parseEnv(live).paypal).toBeUndefined();
  });
});
