import { describeProblems, readEnv } from "~/edge/settings/env.server";

/** The minimum settings of a live shop. */
export const liveSettings = {
  SHOP_MODE: "live",
  PUBLIC_URL: "https://shop.example",
  SESSION_SECRET: "a-secret-of-more-than-thirty-two-characters",
  DATABASE_URL: "postgres://shop:word@db.example:5432/shop",
  SANITY_PROJECT_ID: "abc123",
  RESEND_API_KEY: "re_123",
  MAIL_FROM: "orders@shop.example",
  STRIPE_SECRET_KEY: "sk_live_123",
  STRIPE_PUBLISHABLE_KEY: "pk_live_123",
  STRIPE_WEBHOOK_SECRET: "whsec_123",
};

export function parseEnv(source: Record<string, string>) {
  const env = readEnv(source);
  if (!env.ok) throw new Error(describeProblems(env.failure));
  return env.value;
}

export function listEnvProblems(source: Record<string, string>): string[] {
  const env = readEnv(source);
  return env.ok ? [] : env.failure.map(({ setting, problem }) => `${setting} ${problem}`);
}
