import { describe, expect, it } from "vitest";
import { readEnv } from "~/edge/settings/env.server";

describe("the settings of reCAPTCHA", () => {
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

  it("uses Google's reCAPTCHA URLs when keys are given", () => {
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

  it("uses the sandbox in a demo without keys, and no reCAPTCHA in a live shop without keys", () => {
    expect(recaptchaOf({ SANDBOX_PORT: "4711" })).toMatchObject({
      scriptUrl: "http://127.0.0.1:4711/recaptcha/api.js",
      verifyUrl: "http://127.0.0.1:4711/recaptcha/api/siteverify",
      sources: ["http://127.0.0.1:4711/recaptcha/"],
    });
    expect(recaptchaOf(live)).toBeUndefined();
  });
});
