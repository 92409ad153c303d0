import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@stile-and-rail/payment-sandbox";
import { z } from "zod";
import { findFreePortPair } from "#tests/support/process/free-port";
import { findSeededData } from "#tests/support/shop/seeded-data";
import { paths } from "~/kernel/paths";

const keys = z.object({ loginId: z.string(), transactionKey: z.string(), clientKey: z.string() });
const startMessageSchema = z.object({
  url: z.string(),
  sandbox: z.object({
    port: z.number(),
    shopUrl: z.string(),
    secretKey: z.string(),
    webhookSecret: z.string(),
    paypal: z.object({ clientId: z.string(), clientSecret: z.string(), webhookId: z.string() }),
    authorizenet: z.object({ webhookUrl: z.string(), signatureKey: z.string(), keys }),
  }),
});
type StartMessage = z.infer<typeof startMessageSchema>;

export type RunningShop = StartMessage & { readonly providers: Sandbox; readonly stop: () => Promise<void> };

/** Starts the built server on a Postgres, with the providers in this process, so that their ledger stays in memory. */
export async function startShopOnPostgres(databaseUrl: string): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-orders-"));
  // Copies the pictures. The first start writes the documents into Postgres.
  cpSync(join(await findSeededData(), "lake/assets"), join(dataDir, "lake/assets"), { recursive: true });
  const port = await findFreePortPair();
  const server = fork("build/server.js", {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // Each buyer sends a separate client IP in a proxy header.
      TRUSTED_PROXIES: "loopback",
    },
    execArgv: ["--enable-source-maps"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [message] = await Promise.race([
    once(server, "message"),
    once(server, "exit").then(() => Promise.reject(new Error("the shop did not open"))),
  ]);
  const parsedMessage = startMessageSchema.parse(message);
  const { sandbox } = parsedMessage;
  const providers = await startSandbox({
    port: sandbox.port,
    stateFile: null,
    webhookUrl: `${sandbox.shopUrl}${paths.api.stripe.webhook}`,
    webhookSecret: sandbox.webhookSecret,
    secretKey: sandbox.secretKey,
    paypal: { ...sandbox.paypal, webhookUrl: `${sandbox.shopUrl}${paths.api.paypal.webhook}` },
    authorizenet: sandbox.authorizenet,
  });
  return {
    ...parsedMessage,
    providers,
    stop: async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
      await providers.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
