import { describe, expect, it } from "vitest";
import { liveSettings as live, parseEnv } from "#tests/support/shop/settings";

const keys = { PAYPAL_CLIENT_ID: "pc", PAYPAL_CLIENT_SECRET: "ps", PAYPAL_WEBHOOK_ID: "pw" };

describe("the settings of PayPal", () => {
  it("uses PayPal in live mode, its sandbox in a demo with keys, otherwise the local sandbox", () => {
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
