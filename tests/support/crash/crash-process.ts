import { appendFileSync } from "node:fs";
import { z } from "zod";
import { openDatabase } from "#db/client.server";
import { silentLog } from "#tests/support/shop/silent-log";
import { payableFixtureSchema } from "../payments/payable-fixtures";
import { createBuyerActions, createPayingServices } from "../payments/paying-services";
import { runPaymentFlow, testedProviders } from "../payments/payment-flow";
import { crashPoints, interruptAt } from "./crash-points";

/**
 * A separate server that handles one payment and is killed (SIGKILL) at one point. It exits if it never reaches that
 * point.
 */
const options = z
  .object({
    databaseUrl: z.string(),
    sandbox: z.object({ url: z.string(), port: z.number() }),
    provider: z.enum(testedProviders),
    point: z.enum(crashPoints),
    ground: payableFixtureSchema,
    /** The file that lists each sent email, one per line. */
    sentEmailsFile: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));

async function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const database = await openDatabase({ kind: "server", url: options.databaseUrl }, null);
const { services, enter } = interruptAt(
  createPayingServices(database, options.sandbox, {
    log: silentLog,
    onEmailSent: (key) => appendFileSync(options.sentEmailsFile, `${key}\n`),
  }),
  options.point,
  die,
);
await runPaymentFlow(services, createBuyerActions(options.sandbox), options.provider, {
  ground: options.ground,
  enter,
});
process.exit(0);
