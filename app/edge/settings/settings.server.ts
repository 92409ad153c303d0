import { areProxyRanges } from "@stile-and-rail/http/client-ip.server";
import { z } from "zod";
import { isGuessablePassword } from "./password-rule";

const port = z.coerce.number().int().min(1).max(65_534);
const address = z.url({ protocol: /^https?$/, error: "must be an address such as https://shop.example" });
const longSecret = z.string().min(32, "must have at least 32 characters");
const text = z.string();
const megabytesProblem = "must be a whole number of megabytes, 1 or more";
const megabytes = z.coerce.number(megabytesProblem).int(megabytesProblem).min(1, megabytesProblem);
/** Each app worker needs database connections and memory. */
const maxAppWorkers = 16;
const drainProblem = "must be a whole number of seconds from 0 to 120";
const appWorkersProblem = `must be a whole number from 1 to ${maxAppWorkers}`;

/** Every setting of the product. `.env.example`, the README and startup share this list. */
export const settings = {
  SHOP_MODE: z.enum(["demo", "live"], { error: "must be demo or live" }).default("demo"),
  HOST: text.optional(),
  PORT: port.default(3000),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SECRET: longSecret.optional(),
  PUBLIC_URL: address.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((ranges) => ranges.split(/[\s,]+/).filter((range) => range !== ""))
    .refine(areProxyRanges, "must be addresses or ranges such as 10.0.0.5, 192.168.0.0/16, loopback")
    .default([]),
  DRAIN_SECONDS: z.coerce
    .number(drainProblem)
    .int(drainProblem)
    .min(0, drainProblem)
    .max(120, drainProblem)
    .optional(),
  METRICS_TOKEN: longSecret.optional(),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, "must be an address such as postgres://user:password@host:5432/name")
    .optional(),
  APP_WORKERS: z.coerce
    .number(appWorkersProblem)
    .int(appWorkersProblem)
    .min(1, appWorkersProblem)
    .max(maxAppWorkers, appWorkersProblem)
    .optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be a Sanity project id")
    .optional(),
  SANITY_DATASET: text.optional(),
  SANITY_API_TOKEN: text.optional(),
  SANITY_WEBHOOK_SECRET: text.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must start with sk_ or rk_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, "must start with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must start with whsec_")
    .optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  AUTHORIZENET_LOGIN_ID: text.optional(),
  AUTHORIZENET_TRANSACTION_KEY: text.optional(),
  AUTHORIZENET_CLIENT_KEY: text.optional(),
  AUTHORIZENET_SIGNATURE_KEY: z
    .string()
    .regex(/^[0-9A-Fa-f]{128}$/, "must be the 128 hexadecimal digits of the merchant interface")
    .optional(),
  RESEND_API_KEY: text.optional(),
  MAIL_FROM: text.optional(),
  UPLOADS_DAILY_MB: megabytes.default(2_000),
  UPLOADS_TOTAL_MB: megabytes.default(20_000),
  UPLOADS_DIR: text.optional(),
  LAKE_ASSETS_DIR: text.optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SECRET_KEY: text.optional(),
  BIRDEYE_API_KEY: text.optional(),
  BIRDEYE_BUSINESS_ID: text.optional(),
  EMBEDDED_LAKE: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  STUDIO_PASSWORD: z
    .string()
    .min(12, "must have at least 12 characters")
    .refine(
      (password) => !isGuessablePassword(password),
      "is one of the first that are guessed; use a random one from a password manager",
    )
    .optional(),
  SESSION_SECRET: longSecret.optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, "must look like GTM-XXXXXXX")
    .optional(),
  GOOGLE_SITE_VERIFICATION: text.optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, "must start with mailto: or https://")
    .optional(),
  WIDGET_ORIGINS: z
    .string()
    .transform((origins) => origins.split(/[\s,]+/).filter((origin) => origin !== ""))
    .refine(
      (origins) => origins.every((origin) => /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(origin)),
      "must be origins such as https://calendly.com, https://*.calendly.com",
    )
    .default([]),
} satisfies Readonly<Record<string, z.ZodType>>;

/** The name of a setting, and what is wrong with it as the end of a sentence. */
export type SettingProblem = { readonly setting: string; readonly problem: string };

export type SettingName = keyof typeof settings;
