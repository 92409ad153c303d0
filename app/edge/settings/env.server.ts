import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { z } from "zod";
import type { S3Config } from "~/domains/forms/files/s3-store.server";
import type { UploadQuota } from "~/domains/forms/files/upload-quota.server";
import { bytesPerMb } from "~/domains/forms/validation/file-rules";
import { err, ok, type Result } from "~/kernel/result";
import {
  type AuthorizenetSettings,
  createSandboxAuthorizenetSettings,
  readAuthorizenetSettings,
} from "./env-authorizenet.server";
import { createSandboxPaypalSettings, type PaypalSettings, readPaypalSettings } from "./env-paypal.server";
import {
  createGoogleRecaptchaSettings,
  createSandboxRecaptchaSettings,
  type RecaptchaSettings,
} from "./env-recaptcha.server";
import { createSandboxStripeSettings, readStripeSettings, type StripeSettings } from "./env-stripe.server";
import { deriveSandboxKeys } from "./sandbox-keys.server";
import { findMisspelledSettings, renameDeprecated } from "./setting-names.server";
import { type SettingName, type SettingProblem, settings } from "./settings.server";

export type Mode = "demo" | "live";

/** The validated settings with all defaults. No other code of the shop reads the environment. */
export type Env = {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  /** Whether other servers use the same sandbox. The first server starts it. */
  readonly sharesSandbox: boolean;
  readonly publicUrl: string;
  /** The proxies whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** How long the server accepts requests after SIGTERM, in milliseconds. */
  readonly drainMs: number;
  /** The bearer token of /metrics; undefined means that there are no metrics. */
  readonly metricsToken?: string | undefined;
  readonly dataDir: string;
  /** Undefined means the embedded database under `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Number of threads that render pages and run use cases (decision 055). */
  readonly appWorkers: number;
  /** Undefined means the embedded lake. */
  readonly sanity?:
    | {
        readonly projectId: string;
        readonly dataset: string;
        readonly token?: string | undefined;
        readonly webhookSecret?: string | undefined;
      }
    | undefined;
  /** Whether the embedded lake runs. */
  readonly lake: boolean;
  readonly studioPassword?: string | undefined;
  readonly stripe?: StripeSettings | undefined;
  readonly paypal?: PaypalSettings | undefined;
  readonly authorizeNet?: AuthorizenetSettings | undefined;
  /** Undefined means that emails stay in the outbox and are shown at /demo/mailbox. */
  readonly resend?: { readonly apiKey: string } | undefined;
  readonly mailFrom: string;
  readonly uploadQuota: UploadQuota;
  /** Undefined means that uploaded files are stored in `uploadsDir`. */
  readonly s3?: S3Config | undefined;
  /** The folder of visitors' files, which all servers of one database share. */
  readonly uploadsDir: string;
  /** The folder of the embedded lake's pictures and files, which all servers of one database share. */
  readonly lakeAssetsDir: string;
  /** Undefined means that forms require no challenge. */
  readonly recaptcha?: RecaptchaSettings | undefined;
  readonly birdeye?: { readonly apiKey: string; readonly businessId: string } | undefined;
  /** Undefined in the demo, which stores a random secret under `dataDir`. */
  readonly sessionSecret?: string | undefined;
  readonly gtmId?: string | undefined;
  readonly googleSiteVerification?: string | undefined;
  /** Contact for vulnerability reports; undefined means the email address of the site settings. */
  readonly securityContact?: string | undefined;
  /** Origins of booking, review and map widgets that pages may load. */
  readonly widgetOrigins: readonly string[];
};

type Source = Readonly<Record<string, string | undefined>>;

/** Reads `.env` (if present) and the environment of this process, which takes precedence. */
export function readProcessEnv(): Result<Env, readonly SettingProblem[]> {
  if (existsSync(".env")) loadEnvFile(".env");
  return readEnv(process.env);
}

/**
 * Validates all settings at once; an empty value counts as unset. It returns every problem by its setting, never the
 * value, so that no error contains a secret.
 */
export function readEnv(source: Source): Result<Env, readonly SettingProblem[]> {
  const settingsSource = renameDeprecated(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")),
  );
  const parsed = z.object(settings).safeParse(settingsSource);
  const malformed = parsed.success ? [] : parsed.error.issues.map(toSettingProblem);
  const problems = [
    ...malformed,
    ...findMisspelledSettings(settingsSource),
    ...findIncompleteGroups(settingsSource),
    ...checkAppWorkers(settingsSource),
    ...(settingsSource.SHOP_MODE === "live" ? findProductionGaps(settingsSource) : []),
  ];
  if (!parsed.success || problems.length > 0) return err(keepOnePerSetting(problems));
  return ok(toEnv(parsed.data));
}

/** Formats the problems for the terminal: one sentence, then one line for each. */
export function describeProblems(problems: readonly SettingProblem[]): string {
  const lines = problems.map(({ setting, problem }) => `  ${setting} ${problem}`);
  return `The settings are not usable (see .env.example):\n${lines.join("\n")}`;
}

/**
 * Settings that are required together. Setting only some of them is an error; without them the sandbox or nothing is
 * used.
 */
const groups: readonly (readonly SettingName[])[] = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
  ["AUTHORIZENET_LOGIN_ID", "AUTHORIZENET_TRANSACTION_KEY", "AUTHORIZENET_CLIENT_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
  ["BIRDEYE_API_KEY", "BIRDEYE_BUSINESS_ID"],
];
const gateways = groups.slice(0, 3);

/** Rejects several app workers without DATABASE_URL, because only one thread can open the embedded database. */
function checkAppWorkers({ APP_WORKERS, DATABASE_URL }: Source): SettingProblem[] {
  const areSeveral = APP_WORKERS !== undefined && Number(APP_WORKERS) > 1;
  return areSeveral && DATABASE_URL === undefined
    ? [{ setting: "APP_WORKERS", problem: "above 1 needs DATABASE_URL" }]
    : [];
}

function findIncompleteGroups(source: Source): SettingProblem[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => source[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    const present = group.filter((name) => source[name] !== undefined).join(", ");
    return missing.map((setting) => ({ setting, problem: `is missing although ${present} is set` }));
  });
}

/** Returns the settings that live mode requires and that are missing (Contract, "Settings"). */
function findProductionGaps(source: Source): SettingProblem[] {
  const has = (name: SettingName) => source[name] !== undefined;
  const gaps: SettingProblem[] = [];
  const requireSetting = (setting: string, problem: string) => gaps.push({ setting, problem });
  for (const name of ["PUBLIC_URL", "SESSION_SECRET", "DATABASE_URL"] as const) {
    if (!has(name)) requireSetting(name, "is needed in live mode");
  }
  if (!has("SANITY_PROJECT_ID") && source.EMBEDDED_LAKE !== "on") {
    requireSetting("SANITY_PROJECT_ID", "is needed in live mode (or EMBEDDED_LAKE=on with STUDIO_PASSWORD)");
  }
  if (source.EMBEDDED_LAKE === "on" && !has("STUDIO_PASSWORD")) {
    requireSetting("STUDIO_PASSWORD", "is needed in live mode when EMBEDDED_LAKE is on");
  }
  if (!has("RESEND_API_KEY")) requireSetting("RESEND_API_KEY", "is needed in live mode");
  if (!has("MAIL_FROM")) requireSetting("MAIL_FROM", "is needed in live mode");
  if (!gateways.some((group) => group.every(has))) {
    requireSetting("STRIPE_SECRET_KEY", "is needed in live mode (or the keys of another payment gateway)");
  }
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"] as const) {
    if (source[name]?.includes("_test_")) requireSetting(name, "is a test key; live mode refuses it");
  }
  if (source.PUBLIC_URL?.startsWith("http://"))
    requireSetting("PUBLIC_URL", "must start with https:// in live mode");
  return gaps;
}

function toSettingProblem(issue: z.core.$ZodIssue): SettingProblem {
  const setting = String(issue.path[0] ?? "");
  const isPort = setting === "PORT" || setting === "SANDBOX_PORT";
  return { setting, problem: isPort ? "must be a whole number from 1 to 65534" : issue.message };
}

function keepOnePerSetting(problems: readonly SettingProblem[]): readonly SettingProblem[] {
  return problems.filter(
    ({ setting }, at) => problems.findIndex((other) => other.setting === setting) === at,
  );
}

/** A load balancer that asks every two seconds notices within this time that a server is stopping. */
const defaultDrainSeconds = 5;

function toEnv(parsed: z.infer<z.ZodObject<typeof settings>>): Env {
  const demo = parsed.SHOP_MODE === "demo";
  const sandboxPort = parsed.SANDBOX_PORT ?? parsed.PORT + 1;
  const keyOf = deriveSandboxKeys(parsed.SANDBOX_SECRET);
  return {
    mode: parsed.SHOP_MODE,
    host: parsed.HOST ?? (demo ? "127.0.0.1" : "0.0.0.0"),
    port: parsed.PORT,
    sandboxPort,
    sharesSandbox: parsed.SANDBOX_SECRET !== undefined,
    publicUrl: (parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`).replace(/\/+$/, ""),
    trustedProxies: parsed.TRUSTED_PROXIES,
    drainMs: (parsed.DRAIN_SECONDS ?? (demo ? 0 : defaultDrainSeconds)) * 1_000,
    metricsToken: parsed.METRICS_TOKEN,
    dataDir: parsed.DATA_DIR,
    databaseUrl: parsed.DATABASE_URL,
    appWorkers: parsed.APP_WORKERS ?? 1,
    sanity: parsed.SANITY_PROJECT_ID
      ? {
          projectId: parsed.SANITY_PROJECT_ID,
          dataset: parsed.SANITY_DATASET ?? "production",
          token: parsed.SANITY_API_TOKEN,
          webhookSecret: parsed.SANITY_WEBHOOK_SECRET,
        }
      : undefined,
    lake: !parsed.SANITY_PROJECT_ID && (parsed.EMBEDDED_LAKE ?? (demo ? "on" : "off")) === "on",
    studioPassword: parsed.STUDIO_PASSWORD,
    stripe:
      readStripeSettings(parsed) ?? (demo ? createSandboxStripeSettings(sandboxPort, keyOf) : undefined),
    paypal:
      readPaypalSettings(parsed, !demo) ??
      (demo ? createSandboxPaypalSettings(sandboxPort, keyOf) : undefined),
    authorizeNet:
      readAuthorizenetSettings(parsed, !demo) ??
      (demo ? createSandboxAuthorizenetSettings(sandboxPort, keyOf) : undefined),
    resend: parsed.RESEND_API_KEY ? { apiKey: parsed.RESEND_API_KEY } : undefined,
    mailFrom: parsed.MAIL_FROM ?? "shop@localhost",
    uploadQuota: {
      dailyBytes: parsed.UPLOADS_DAILY_MB * bytesPerMb,
      totalBytes: parsed.UPLOADS_TOTAL_MB * bytesPerMb,
    },
    s3: toS3Config(parsed),
    uploadsDir: parsed.UPLOADS_DIR ?? join(parsed.DATA_DIR, "uploads", "forms"),
    lakeAssetsDir: parsed.LAKE_ASSETS_DIR ?? join(parsed.DATA_DIR, "lake", "assets"),
    recaptcha:
      createGoogleRecaptchaSettings(parsed.RECAPTCHA_SITE_KEY, parsed.RECAPTCHA_SECRET_KEY) ??
      (demo ? createSandboxRecaptchaSettings(sandboxPort, keyOf) : undefined),
    birdeye: makeIfComplete(parsed.BIRDEYE_API_KEY, parsed.BIRDEYE_BUSINESS_ID, "", (a, b) => ({
      apiKey: a,
      businessId: b,
    })),
    sessionSecret: parsed.SESSION_SECRET,
    gtmId: parsed.GTM_ID,
    googleSiteVerification: parsed.GOOGLE_SITE_VERIFICATION,
    securityContact: parsed.SECURITY_CONTACT,
    widgetOrigins: parsed.WIDGET_ORIGINS,
  };
}

function toS3Config(parsed: z.infer<z.ZodObject<typeof settings>>): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = "us-east-1" } = parsed;
  const keys = makeIfComplete(
    parsed.S3_ACCESS_KEY_ID,
    parsed.S3_SECRET_ACCESS_KEY,
    "",
    (accessKeyId, secretAccessKey) => ({
      accessKeyId,
      secretAccessKey,
    }),
  );
  return endpoint && bucket && keys ? { endpoint, bucket, region, ...keys } : undefined;
}

function makeIfComplete<T>(
  a: string | undefined,
  b: string | undefined,
  c: string | undefined,
  make: (a: string, b: string, c: string) => T,
): T | undefined {
  return a === undefined || b === undefined || c === undefined ? undefined : make(a, b, c);
}
