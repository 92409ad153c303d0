import { describe, expect, it } from "vitest";
import { readEnv } from "~/edge/settings/env.server";

describe("where the reCAPTCHA is", () => {
  const recaptchaOf = (given: Readonly<Record<string, string>>) => {
    const env = readEnv(given);
    return env.ok ? env.value.recaptcha : env.failure;
  };
  const live = {
    SHOP_MODE: "live",
    PUBLIC_URL: "https://shop.example",
    SESSION_SECRET: "a-session-secret-of-the-tests-only-0123",
    DATABASE_URL: "postgres://shop:secret@db.example/shop",
    SANITY_PROJECT_ID: "abc123",
    RESEND_API_KEY: "re_1",
    MAIL_FROM: "shop@shop.example",
    PAYPAL_CLIENT_ID: "a",
    PAYPAL_CLIENT_SECRET: "b",
    PAYPAL_WEBHOOK_ID: "c",
  };
  const keys = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET_KEY: "secret" };

  it("at Google's own folders alone, with keys", () => {
    expect(recaptchaOf({ ...live, ...keys })).toEqual({
      siteKey: "site",
      secretKey: "secret",
      scriptUrl: "https://www.google.com/recaptcha/api.js",
      verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
      sandbox: false,
      sources: [
        "https://www.google.com/recaptcha/",
        "https://www.gstatic.com/recaptcha/",
        "https://recaptcha.google.com/recaptcha/",
      ],
    });
  });

  it("at the sandbox in a demo without keys, and nowhere in a live shop without them", () => {
    expect(recaptchaOf({ SANDBOX_PORT: "4711" })).toMatchObject({
      scriptUrl: "http://127.0.0.1:4711/recaptcha/api.js",
      verifyUrl: "http://127.0.0.1:4711/recaptcha/api/siteverify",
      sources: ["http://127.0.0.1:4711/recaptcha/"],
    });
    expect(recaptchaOf(live)).toBeUndefined();
  });
});
