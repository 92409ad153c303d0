import { describe, expect, it } from "vitest";
import { parseEnv } from "#tests/support/shop/settings";

describe("the keys of the sandbox", () => {
  it("derives equal sandbox keys from one secret, and new ones at each start without it", () => {
    const keysOf = (settings: Record<string, string>) => {
      const { stripe, paypal, authorizeNet, recaptcha } = parseEnv(settings);
      return [
        stripe?.secretKey,
        stripe?.webhookSecret,
        paypal?.clientSecret,
        paypal?.webhookId,
        authorizeNet?.transactionKey,
        authorizeNet?.signatureKey,
        recaptcha?.secretKey,
      ];
    };
    const shared = { SANDBOX_SECRET: "x".repeat(32) };
    expect(keysOf(shared)).toEqual(keysOf(shared));
    expect(keysOf(shared)[5]).toMatch(/^[0-9A-F]{128}$/);
    const all = [
      ...keysOf(shared),
      ...keysOf({ SANDBOX_SECRET: "y".repeat(32) }),
      ...keysOf({}),
      ...keysOf({}),
    ];
    expect(new Set(all).size).toBe(28);
  });

  it("generates sandbox keys in the format of Stripe's test keys", () => {
    const { stripe } = parseEnv({});
    for (const key of [stripe?.secretKey, stripe?.webhookSecret])
      expect(key).toMatch(/^(sk_test|whsec)_[0-9a-f]{48}$/);
  });
});
