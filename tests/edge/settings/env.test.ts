import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listEnvProblems, liveSettings, parseEnv } from "#tests/support/shop/settings";
import { readEnv } from "~/edge/settings/env.server";
import { settings } from "~/edge/settings/settings.server";

describe("the environment settings", () => {
  it("provides a default for every setting of the demo", () => {
    expect(parseEnv({})).toMatchObject({
      mode: "demo",
      host: "127.0.0.1",
      port: 3000,
      sandboxPort: 3001,
      publicUrl: "http://localhost:3000",
      dataDir: ".data",
      databaseUrl: undefined,
      sanity: undefined,
      lake: true,
    });
  });

  it("derives the sandbox port and the public URL from PORT", () => {
    expect(parseEnv({ PORT: "4000" })).toMatchObject({
      sandboxPort: 4001,
      publicUrl: "http://localhost:4000",
    });
  });

  it("trusts no proxy unless TRUSTED_PROXIES names it", () => {
    expect(parseEnv({}).trustedProxies).toEqual([]);
    expect(parseEnv({ TRUSTED_PROXIES: "10.0.0.5, 192.168.0.0/16" }).trustedProxies).toEqual([
      "10.0.0.5",
      "192.168.0.0/16",
    ]);
    expect(listEnvProblems({ TRUSTED_PROXIES: "everybody" })).toEqual([
      "TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5, 192.168.0.0/16, loopback",
    ]);
  });

  it("reads the daily and total upload quota in megabytes", () => {
    expect(parseEnv({}).uploadQuota).toEqual({ dailyBytes: 2_097_152_000, totalBytes: 20_971_520_000 });
    expect(parseEnv({ UPLOADS_DAILY_MB: "1", UPLOADS_TOTAL_MB: "3" }).uploadQuota).toEqual({
      dailyBytes: 1_048_576,
      totalBytes: 3_145_728,
    });
    for (const value of ["0", "1.5", "-1", "many"])
      expect(listEnvProblems({ UPLOADS_DAILY_MB: value })).toEqual([
        "UPLOADS_DAILY_MB must be a whole number of megabytes, 1 or more",
      ]);
  });

  it("accepts an email address or a page as the security contact", () => {
    expect(parseEnv({ SECURITY_CONTACT: "mailto:security@shop.example" }).securityContact).toBe(
      "mailto:security@shop.example",
    );
    for (const value of ["security@shop.example", "http://shop.example", "mailto:nobody"])
      expect(listEnvProblems({ SECURITY_CONTACT: value })).toEqual([
        "SECURITY_CONTACT must start with mailto: or https://",
      ]);
  });

  it("uses the payment sandbox when no Stripe key is given", () => {
    expect(parseEnv({}).stripe).toMatchObject({ sandbox: true, apiHost: "127.0.0.1", apiPort: 3001 });
  });

  it("uses Stripe itself when its keys are given", () => {
    const stripe = parseEnv({
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    }).stripe;
    expect(stripe).toMatchObject({ sandbox: false, secretKey: "sk_test_1" });
    expect(stripe?.apiHost).toBeUndefined();
  });

  it("stores uploads in an S3 bucket only when all its settings are given", () => {
    const bucket = {
      S3_ENDPOINT: "https://s3.example",
      S3_BUCKET: "photos",
      S3_ACCESS_KEY_ID: "key-id",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    const access = { endpoint: "https://s3.example", bucket: "photos", accessKeyId: "key-id" };
    expect(parseEnv({}).s3).toBeUndefined();
    expect(parseEnv(bucket).s3).toEqual({ ...access, secretAccessKey: "secret", region: "us-east-1" });
    expect(parseEnv({ ...bucket, S3_REGION: "eu-central-1" }).s3?.region).toBe("eu-central-1");
    expect(listEnvProblems({ ...bucket, S3_BUCKET: "" })).toEqual([expect.stringMatching(/^S3_BUCKET /)]);
  });

  it("treats an empty setting as unset", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it("reports all invalid settings at once by name", () => {
    expect(
      listEnvProblems({ PORT: "http", SHOP_MODE: "test", DATABASE_URL: "mysql://x", PUBLIC_URL: "shop" }),
    ).toEqual([
      "SHOP_MODE must be demo or live",
      "PORT must be a whole number from 1 to 65534",
      "PUBLIC_URL must be an address such as https://shop.example",
      "DATABASE_URL must be an address such as postgres://user:password@host:5432/name",
    ]);
  });

  it("prints no values of invalid settings, which may be secrets", () => {
    const env = readEnv({ STRIPE_SECRET_KEY: "my-secret-value", SESSION_SECRET: "short" });
    expect(env.ok).toBe(false);
    expect(JSON.stringify(env)).not.toContain("my-secret-value");
    expect(JSON.stringify(env)).not.toContain('short"');
  });

  it("rejects incomplete settings of a payment provider", () => {
    expect(listEnvProblems({ PAYPAL_CLIENT_ID: "a" })).toEqual([
      "PAYPAL_CLIENT_SECRET is missing although PAYPAL_CLIENT_ID is set",
      "PAYPAL_WEBHOOK_ID is missing although PAYPAL_CLIENT_ID is set",
    ]);
  });
});

describe("live mode", () => {
  it("accepts a complete configuration in live mode", () => {
    expect(parseEnv(liveSettings)).toMatchObject({ mode: "live", host: "0.0.0.0", lake: false });
  });

  it("lists every missing setting of live mode", () => {
    expect(listEnvProblems({ SHOP_MODE: "live" })).toEqual([
      "PUBLIC_URL is needed in live mode",
      "SESSION_SECRET is needed in live mode",
      "DATABASE_URL is needed in live mode",
      "SANITY_PROJECT_ID is needed in live mode (or EMBEDDED_LAKE=on with STUDIO_PASSWORD)",
      "RESEND_API_KEY is needed in live mode",
      "MAIL_FROM is needed in live mode",
      "STRIPE_SECRET_KEY is needed in live mode (or the keys of another payment gateway)",
    ]);
  });

  it("uses no payment sandbox in live mode", () => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...others } = liveSettings;
    const paypal = { PAYPAL_CLIENT_ID: "a", PAYPAL_CLIENT_SECRET: "b", PAYPAL_WEBHOOK_ID: "c" };
    expect(parseEnv({ ...others, ...paypal }).stripe).toBeUndefined();
  });

  it("rejects a Stripe test key in live mode", () => {
    expect(listEnvProblems({ ...liveSettings, STRIPE_SECRET_KEY: "sk_test_1" })).toEqual([
      "STRIPE_SECRET_KEY is a test key; live mode refuses it",
    ]);
  });

  it("opens the embedded lake in live mode only with EMBEDDED_LAKE and a password", () => {
    const { SANITY_PROJECT_ID, ...others } = liveSettings;
    expect(listEnvProblems({ ...others, EMBEDDED_LAKE: "on" })).toEqual([
      "STUDIO_PASSWORD is needed in live mode when EMBEDDED_LAKE is on",
    ]);
    expect(parseEnv({ ...others, EMBEDDED_LAKE: "on", STUDIO_PASSWORD: "long enough to keep" }).lake).toBe(
      true,
    );
  });
});

describe(".env.example", () => {
  it("lists every setting and no other in .env.example", () => {
    const named = [...readFileSync(".env.example", "utf8").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(named.sort()).toEqual(Object.keys(settings).sort());
  });

  it("explains every setting in .env.example with a comment above it", () => {
    const lines = readFileSync(".env.example", "utf8").split("\n");
    const unexplained = lines.filter(
      (line, at) => /^# ?[A-Z][A-Z0-9_]+=/.test(line) && !/^#/.test(lines[at - 1] ?? ""),
    );
    expect(unexplained).toEqual([]);
  });
});

describe("settings that require each other", () => {
  const values: Readonly<Record<string, string>> = {
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    S3_ENDPOINT: "https://files.example",
  };

  it.each([
    ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
    ["AUTHORIZENET_LOGIN_ID", "AUTHORIZENET_TRANSACTION_KEY", "AUTHORIZENET_CLIENT_KEY"],
    ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
    ["BIRDEYE_API_KEY", "BIRDEYE_BUSINESS_ID"],
  ])("rejects related settings when one of them is missing: %s and others", (...group) => {
    const all = Object.fromEntries(group.map((name) => [name, values[name] ?? "given"]));
    expect(listEnvProblems(all)).toEqual([]);
    for (const left of group) {
      const others = group.filter((name) => name !== left);
      expect(listEnvProblems({ ...all, [left]: "" })).toEqual([
        `${left} is missing although ${others.join(", ")} is set`,
      ]);
    }
  });

  it("requires a password for EMBEDDED_LAKE=on in live mode, even with hosted content", () => {
    expect(listEnvProblems({ ...liveSettings, EMBEDDED_LAKE: "on", STUDIO_PASSWORD: "" })).toEqual([
      "STUDIO_PASSWORD is needed in live mode when EMBEDDED_LAKE is on",
    ]);
  });
});

describe("the widget origins", () => {
  const refused = ["WIDGET_ORIGINS must be origins such as https://calendly.com, https://*.calendly.com"];

  it("accepts only widget origins with https", () => {
    expect(
      parseEnv({ WIDGET_ORIGINS: "https://calendly.com, https://*.elfsight.com:8443" }).widgetOrigins,
    ).toEqual(["https://calendly.com", "https://*.elfsight.com:8443"]);
    for (const origin of [
      "http://calendly.com",
      "https://calendly.com/",
      "calendly.com",
      "https://*",
      "*",
      "data:",
    ])
      expect(listEnvProblems({ WIDGET_ORIGINS: origin })).toEqual(refused);
  });
});
