import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { z } from "zod";
import { startSandbox } from "./start-sandbox.ts";

// This process may create the shop's data directory, which other users must not read.
process.umask(0o077);

/** Starts the sandbox as a separate process, with the shop's `PORT`, `SANDBOX_PORT` and `DATA_DIR`. The shop passes the keys. */
const port = Number(process.env.PORT ?? 3000);
const dataDir = process.env.DATA_DIR ?? ".data";
const log = pino({ name: "sandbox", level: "warn" });

const sandbox = await startSandbox({
  port: Number(process.env.SANDBOX_PORT ?? port + 1),
  stateFile: join(dataDir, "sandbox.json"),
  webhookUrl: process.env.SANDBOX_WEBHOOK_URL ?? null,
  webhookSecret: process.env.SANDBOX_WEBHOOK_SECRET ?? "whsec_sandbox",
  secretKey: process.env.SANDBOX_SECRET_KEY,
  authorizenet: parseAuthorizenetOptions(process.env.SANDBOX_AUTHORIZENET),
  paypal: parsePaypalOptions(process.env.SANDBOX_PAYPAL),
  recaptcha: parseRecaptchaKeys(process.env.SANDBOX_RECAPTCHA),
  shopOrigins: process.env.SANDBOX_SHOP_ORIGINS?.split(" "),
  controlToken: process.env.SANDBOX_CONTROL_TOKEN ?? readControlToken(),
  log,
});
log.info({ url: sandbox.url }, "payment sandbox ready");

const stop = () => void sandbox.close().then(() => process.exit(0));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, stop);
// The parent process has ended. An orphaned sandbox would keep the port.
process.once("disconnect", stop);
if (process.connected === false) stop();

/** Writes a token for this start to a file that only its owner can read. */
function readControlToken(): string {
  const token = randomBytes(24).toString("hex");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, "sandbox-control-token"), token, { mode: 0o600 });
  return token;
}

/** Parses the shop's JSON: the keys of this start and its webhook URL. */
function parseAuthorizenetOptions(setting: string | undefined) {
  if (!setting) return undefined;
  const keys = z.object({ loginId: z.string(), transactionKey: z.string(), clientKey: z.string() });
  return z.object({ webhookUrl: z.string(), signatureKey: z.string(), keys }).parse(JSON.parse(setting));
}

/** Parses the shop's JSON: the account of this start and its webhook URL. */
function parsePaypalOptions(setting: string | undefined) {
  if (!setting) return undefined;
  const account = { clientId: z.string(), clientSecret: z.string(), webhookId: z.string() };
  return z.object({ ...account, webhookUrl: z.string() }).parse(JSON.parse(setting));
}

/** Parses the shop's JSON: the keys of this start. */
function parseRecaptchaKeys(setting: string | undefined) {
  return setting
    ? z.object({ siteKey: z.string(), secretKey: z.string() }).parse(JSON.parse(setting))
    : undefined;
}
