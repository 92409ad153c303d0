import { appendFileSync } from "node:fs";
import { z } from "zod";
import { openDatabase } from "#db/client.server";
import { silentLog } from "#tests/support/shop/silent-log";
import { crashingProviders, walk } from "./crash-walk";
import { crashPoints, mortal } from "./mortal";
import { groundShape } from "./paid-things";
import { handsAt, payingServices } from "./paying-services";

/** A server of its own that takes one order and is killed (SIGKILL) at one point; it ends by itself if it never comes to it. */
const asked = z
  .object({
    databaseUrl: z.string(),
    sandbox: z.object({ url: z.string(), port: z.number() }),
    provider: z.enum(crashingProviders),
    point: z.enum(crashPoints),
    ground: groundShape,
    /** Where it notes each letter that has left, a line each. */
    lettersFile: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));

async function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const database = await openDatabase({ kind: "server", url: asked.databaseUrl }, null);
const { services, enter } = mortal(
  payingServices(database, asked.sandbox, {
    log: silentLog,
    posted: (key) => appendFileSync(asked.lettersFile, `${key}\n`),
  }),
  asked.point,
  die,
);
await walk(services, handsAt(asked.sandbox), asked.provider, { ground: asked.ground, enter });
process.exit(0);
