import { describe, expect, it } from "vitest";
import { listEnvProblems, liveSettings as live, parseEnv } from "#tests/support/shop/settings";
import { describeProblems, readEnv } from "~/edge/settings/env.server";

describe("the validation of one setting", () => {
  it.each([
    ["PORT", "0", "must be a whole number from 1 to 65534"],
    ["PORT", "65535", "must be a whole number from 1 to 65534"],
    ["PORT", "80.5", "must be a whole number from 1 to 65534"],
    ["SANDBOX_PORT", "0", "must be a whole number from 1 to 65534"],
    ["SHOP_MODE", "production", "must be demo or live"],
    ["PUBLIC_URL", "ftp://shop.example", "must be an address such as https://shop.example"],
    ["SESSION_SECRET", "x".repeat(31), "must have at least 32 characters"],
    ["SANDBOX_SECRET", "x".repeat(31), "must have at least 32 characters"],
    [
      "DATABASE_URL",
      "see postgres://db/shop",
      "must be an address such as postgres://user:password@host:5432/name",
    ],
    [
      "DATABASE_URL",
      "postgres://db/my shop",
      "must be an address such as postgres://user:password@host:5432/name",
    ],
    ["APP_WORKERS", "0", "must be a whole number from 1 to 16"],
    ["APP_WORKERS", "17", "must be a whole number from 1 to 16"],
    ["APP_WORKERS", "1.5", "must be a whole number from 1 to 16"],
    ["APP_WORKERS", "many", "must be a whole number from 1 to 16"],
    ["APP_WORKERS", "2", "above 1 needs DATABASE_URL"],
    ["SANITY_PROJECT_ID", "ABC", "must be a Sanity project id"],
    ["SANITY_PROJECT_ID", "abc/1", "must be a Sanity project id"],
    ["SANITY_PROJECT_ID", "/abc", "must be a Sanity project id"],
    ["EMBEDDED_LAKE", "yes", "must be on or off"],
    ["STUDIO_PASSWORD", "x".repeat(11), "must have at least 12 characters"],
    ["GTM_ID", "UA-123", "must look like GTM-XXXXXXX"],
    ["GTM_ID", "GTM-abc", "must look like GTM-XXXXXXX"],
    ["GTM_ID", "GTM-A1'x", "must look like GTM-XXXXXXX"],
    ["GTM_ID", "xGTM-A1", "must look like GTM-XXXXXXX"],
  ])("rejects the setting %s=%s", (name, value, problem) => {
    expect(listEnvProblems({ [name]: value })).toEqual([`${name} ${problem}`]);
  });

  it.each([
    ["SHOP_MOD", "live", "SHOP_MODE"],
    ["STUDIO_PASSWRD", "seven soft-close hinges", "STUDIO_PASSWORD"],
    ["shop_mode", "live", "SHOP_MODE"],
    ["DATABSE_URL", "postgres://localhost/shop", "DATABASE_URL"],
    ["APP_WORKER", "2", "APP_WORKERS"],
  ])("refuses %s, and names the setting that was meant", (name, value, meant) => {
    expect(listEnvProblems({ [name]: value })).toEqual([`${name} is not a setting; did you mean ${meant}?`]);
  });

  it("accepts the environment variables of other programs", () => {
    const others = ["HOSTNAME", "PORTS", "PATH", "NODE_OPTIONS", "S3_REG", "MAIL", "DATADIR_OF_MYSQL"];
    expect(listEnvProblems(Object.fromEntries(others.map((name) => [name, "x"])))).toEqual([]);
  });

  it("reads the deprecated name BACKS of APP_WORKERS, and prefers the current name", () => {
    const database = { DATABASE_URL: "postgres://localhost/shop" };
    expect(parseEnv({ ...database, BACKS: "2" }).appWorkers).toBe(2);
    expect(parseEnv({ ...database, BACKS: "2", APP_WORKERS: "3" }).appWorkers).toBe(3);
    expect(listEnvProblems({ BACKS: "17" })).toEqual(["APP_WORKERS must be a whole number from 1 to 16"]);
  });

  it("rejects a Stripe key with the wrong prefix", () => {
    const stripe = {
      STRIPE_SECRET_KEY: "sk_1",
      STRIPE_PUBLISHABLE_KEY: "pk_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    expect(listEnvProblems({ ...stripe, STRIPE_SECRET_KEY: "pk_1" })).toEqual([
      "STRIPE_SECRET_KEY must start with sk_ or rk_",
    ]);
    expect(listEnvProblems({ ...stripe, STRIPE_SECRET_KEY: "my_sk_1" })).toEqual([
      "STRIPE_SECRET_KEY must start with sk_ or rk_",
    ]);
    expect(listEnvProblems({ ...stripe, STRIPE_SECRET_KEY: "rk_1" })).toEqual([]);
    expect(listEnvProblems({ ...stripe, STRIPE_PUBLISHABLE_KEY: "spk_1" })).toEqual([
      "STRIPE_PUBLISHABLE_KEY must start with pk_",
    ]);
    expect(listEnvProblems({ ...stripe, STRIPE_WEBHOOK_SECRET: "a whsec_1" })).toEqual([
      "STRIPE_WEBHOOK_SECRET must start with whsec_",
    ]);
  });

  it("accepts settings at the limits of their range", () => {
    const env = parseEnv({
      PORT: "65534",
      SANDBOX_PORT: "1",
      SESSION_SECRET: "x".repeat(32),
      STUDIO_PASSWORD: "violet otter",
    });
    expect([env.port, env.sandboxPort, env.studioPassword]).toEqual([65_534, 1, "violet otter"]);
    expect(parseEnv({ DATABASE_URL: "postgresql://db/shop", GTM_ID: "GTM-A1B2" })).toMatchObject({
      databaseUrl: "postgresql://db/shop",
      gtmId: "GTM-A1B2",
    });
  });

  it("reports each invalid setting once, on a separate line", () => {
    const env = readEnv({ SHOP_MODE: "live", PUBLIC_URL: "shop", PORT: "x" });
    expect(
      describeProblems(env.ok ? [] : env.failure)
        .split("\n")
        .slice(0, 3),
    ).toEqual([
      "The settings are not usable (see .env.example):",
      "  PORT must be a whole number from 1 to 65534",
      "  PUBLIC_URL must be an address such as https://shop.example",
    ]);
    const names = env.ok ? [] : env.failure.map(({ setting }) => setting);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe("the validation of settings that require each other", () => {
  it.each([
    [
      "STRIPE_SECRET_KEY=sk_1 STRIPE_PUBLISHABLE_KEY=pk_1",
      ["STRIPE_WEBHOOK_SECRET is missing although STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY is set"],
    ],
    [
      "PAYPAL_CLIENT_ID=a PAYPAL_WEBHOOK_ID=c",
      ["PAYPAL_CLIENT_SECRET is missing although PAYPAL_CLIENT_ID, PAYPAL_WEBHOOK_ID is set"],
    ],
    [
      "AUTHORIZENET_CLIENT_KEY=c AUTHORIZENET_LOGIN_ID=a",
      [
        "AUTHORIZENET_TRANSACTION_KEY is missing although AUTHORIZENET_LOGIN_ID, AUTHORIZENET_CLIENT_KEY is set",
      ],
    ],
    ["RECAPTCHA_SITE_KEY=a", ["RECAPTCHA_SECRET_KEY is missing although RECAPTCHA_SITE_KEY is set"]],
    ["BIRDEYE_BUSINESS_ID=b", ["BIRDEYE_API_KEY is missing although BIRDEYE_BUSINESS_ID is set"]],
  ])("rejects the incomplete settings %s", (given, problems) => {
    expect(listEnvProblems(Object.fromEntries(given.split(" ").map((pair) => pair.split("="))))).toEqual(
      problems,
    );
  });

  it("reads the settings of every provider from their environment variables [PAY-001]", () => {
    const env = parseEnv({
      ...live,
      PAYPAL_CLIENT_ID: "pc",
      PAYPAL_CLIENT_SECRET: "ps",
      PAYPAL_WEBHOOK_ID: "pw",
      AUTHORIZENET_LOGIN_ID: "al",
      AUTHORIZENET_TRANSACTION_KEY: "at",
      AUTHORIZENET_CLIENT_KEY: "ac",
      RECAPTCHA_SITE_KEY: "rs",
      RECAPTCHA_SECRET_KEY: "rk",
      BIRDEYE_API_KEY: "bk",
      BIRDEYE_BUSINESS_ID: "bb",
      SANITY_API_TOKEN: "st",
      SANITY_WEBHOOK_SECRET: "sw",
      GOOGLE_SITE_VERIFICATION: "gv",
    });
    expect(env).toMatchObject({
      paypal: { clientId: "pc", clientSecret: "ps", webhookId: "pw" },
      authorizeNet: { loginId: "al", transactionKey: "at", clientKey: "ac" },
      recaptcha: { siteKey: "rs", secretKey: "rk" },
      birdeye: { apiKey: "bk", businessId: "bb" },
      resend: { apiKey: "re_123" },
      mailFrom: "orders@shop.example",
      sanity: { projectId: "abc123", dataset: "production", token: "st", webhookSecret: "sw" },
      sessionSecret: "a-secret-of-more-than-thirty-two-characters",
      googleSiteVerification: "gv",
      stripe: { secretKey: "sk_live_123", publishableKey: "pk_live_123", webhookSecret: "whsec_123" },
    });
    expect(parseEnv({ ...live, SANITY_DATASET: "staging" }).sanity?.dataset).toBe("staging");
  });

  it("leaves settings undefined that are not given, and uses a local sender address", () => {
    const { birdeye, resend, mailFrom, sessionSecret } = parseEnv({});
    expect([birdeye, resend, sessionSecret]).toEqual(Array(3).fill(undefined));
    expect(mailFrom).toBe("shop@localhost");
  });
});

describe("the settings of Stripe", () => {
  it("uses Stripe's origins in live mode", () => {
    expect(parseEnv(live).stripe).toEqual({
      secretKey: "sk_live_123",
      publishableKey: "pk_live_123",
      webhookSecret: "whsec_123",
      sandbox: false,
      scriptOrigins: ["https://js.stripe.com", "https://*.js.stripe.com"],
      frameOrigins: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
      connectOrigins: ["https://api.stripe.com"],
    });
  });

  it("uses the local sandbox in the demo, with new keys at every start", () => {
    const [first, second] = [parseEnv({ PORT: "4000" }).stripe, parseEnv({}).stripe];
    expect(first).toMatchObject({
      publishableKey: "pk_test_sandbox",
      apiHost: "127.0.0.1",
      apiPort: 4001,
      apiProtocol: "http",
      sandbox: true,
      scriptOrigins: ["http://127.0.0.1:4001"],
      frameOrigins: ["http://127.0.0.1:4001"],
      connectOrigins: ["http://127.0.0.1:4001"],
    });
    expect(first?.secretKey).toMatch(/^sk_test_[0-9a-f]{48}$/);
    expect(first?.webhookSecret).toMatch(/^whsec_[0-9a-f]{48}$/);
    expect(first?.secretKey).not.toBe(second?.secretKey);
  });
});

describe("the validation of live mode", () => {
  it.each([
    ["http://shop.example", ["PUBLIC_URL must start with https:// in live mode"]],
    ["https://shop.example/http://", []],
  ])("requires https in the public URL: %s", (PUBLIC_URL, problems) => {
    expect(listEnvProblems({ ...live, PUBLIC_URL })).toEqual(problems);
  });

  it("reports only the first problem of a setting", () => {
    expect(listEnvProblems({ ...live, STRIPE_SECRET_KEY: "my_test_key" })).toEqual([
      "STRIPE_SECRET_KEY must start with sk_ or rk_",
    ]);
  });

  it("rejects a publishable test key in live mode", () => {
    expect(listEnvProblems({ ...live, STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).toEqual([
      "STRIPE_PUBLISHABLE_KEY is a test key; live mode refuses it",
    ]);
  });

  it("accepts another complete gateway instead of Stripe, and rejects an incomplete one", () => {
    const { STRIPE_SECRET_KEY: _1, STRIPE_PUBLISHABLE_KEY: _2, STRIPE_WEBHOOK_SECRET: _3, ...others } = live;
    const authorizeNet = {
      AUTHORIZENET_LOGIN_ID: "a",
      AUTHORIZENET_TRANSACTION_KEY: "b",
      AUTHORIZENET_CLIENT_KEY: "c",
    };
    expect(listEnvProblems({ ...others, ...authorizeNet })).toEqual([]);
    expect(listEnvProblems({ ...others, RECAPTCHA_SITE_KEY: "a", RECAPTCHA_SECRET_KEY: "b" })).toEqual([
      "STRIPE_SECRET_KEY is needed in live mode (or the keys of another payment gateway)",
    ]);
    expect(listEnvProblems({ ...others, PAYPAL_CLIENT_ID: "a" })).toContain(
      "STRIPE_SECRET_KEY is needed in live mode (or the keys of another payment gateway)",
    );
  });

  it("runs the embedded lake only when it is enabled, and never with hosted content", () => {
    expect(parseEnv({ ...live, EMBEDDED_LAKE: "on", STUDIO_PASSWORD: "long enough to keep" }).lake).toBe(
      false,
    );
    expect(parseEnv({ EMBEDDED_LAKE: "off" }).lake).toBe(false);
    expect(parseEnv({ SANITY_PROJECT_ID: "abc" }).lake).toBe(false);
  });
});

describe("the public URL and the listening host", () => {
  it("removes slashes at the end of the public URL only", () => {
    expect(parseEnv({ PUBLIC_URL: "https://shop.example//" }).publicUrl).toBe("https://shop.example");
    expect(parseEnv({ PUBLIC_URL: "https://shop.example/a/b/" }).publicUrl).toBe("https://shop.example/a/b");
  });

  it("listens on HOST, and by default on every interface in live mode", () => {
    expect(parseEnv({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
    expect(parseEnv(live).host).toBe("0.0.0.0");
  });
});

describe("the trusted proxies", () => {
  it("accepts commas, spaces or both between trusted proxies", () => {
    expect(parseEnv({ TRUSTED_PROXIES: " 10.0.0.5,  loopback\t192.168.0.0/16, " }).trustedProxies).toEqual([
      "10.0.0.5",
      "loopback",
      "192.168.0.0/16",
    ]);
  });
});
