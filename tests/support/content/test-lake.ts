import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CreateLakeOptions, createLake, type Lake } from "@stile-and-rail/content-lake";
import { createClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import type { Database } from "#db/client.server";
import { isDatabaseUnavailable } from "#db/database-unavailable";
import { createCounter } from "#db/rate-limit-counter.server";
import { stegaFields } from "~/content/client/stega-fields";
import { isAllowedSize } from "~/content/pictures/picture-sizes";
import { writableTypes } from "~/content/writable-types";
import { recordCommit } from "~/edge/services/record-commit.server";
import { logSecurityEvent } from "~/kernel/log";
import { systemClock } from "~/kernel/time/clock";
import { borrowDatabase } from "../database/database-pool";
import { openMemoryDatabase } from "../database/memory-database";
import { silentLog } from "../shop/silent-log";

export const fixture = fileURLToPath(new URL("./lake-dataset/content.ndjson", import.meta.url));

export type TestLake = {
  readonly lake: Lake;
  readonly database: Database;
  readonly url: string;
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/** Starts a lake with the fixture dataset on a memory database, behind a real HTTP server. */
export async function startTestLake(
  options: {
    readonly empty?: boolean;
    /** The directory of staff who may sign in. */
    readonly people?: (db: Database["db"]) => CreateLakeOptions["staff"];
    readonly secondFactors?: (db: Database["db"]) => CreateLakeOptions["secondFactors"];
    readonly trustedProxies?: readonly string[];
    /** A database shared by several servers, which the test closes. */
    readonly shared?: Database;
  } & Partial<
    Pick<CreateLakeOptions, "studioPassword" | "publicUrl" | "mode" | "clock" | "log" | "idleAvif" | "images">
  > = {},
): Promise<TestLake> {
  const log = options.log ?? silentLog;
  const dataDir = await mkdtemp(join(tmpdir(), "lake-"));
  const database = options.shared ?? (await borrowDatabase("pglite", openMemoryDatabase));
  const server = createServer((request, response) =>
    lake.handler(request, response, () => void response.writeHead(404).end("not the lake")),
  );
  const lake = await createLake({
    db: database.db,
    subscribe: database.hear,
    createCounter: (limit, scope) =>
      createCounter(limit, scope === "all-servers" ? (options.shared?.db ?? null) : null),
    isDatabaseUnavailable,
    dataDir,
    clock: options.clock ?? systemClock,
    log,
    logSecurityEvent: (event, details) => logSecurityEvent(log, event, details),
    isAllowedImageSize: isAllowedSize,
    writableTypes,
    stegaFields,
    recordCommit,
    publicUrl: options.publicUrl ?? "http://localhost:3000",
    mode: options.mode ?? "demo",
    sessionSecret: "a secret of the tests, long enough",
    studioPassword: options.studioPassword,
    idleAvif: options.idleAvif ?? false,
    images: options.images,
    staff: options.people?.(database.db),
    secondFactors: options.secondFactors?.(database.db),
    resolveClientIp: createClientIpResolver(options.trustedProxies ?? []),
  });
  server.on("upgrade", lake.upgrade);
  if (!options.empty) {
    const imported = await lake.core.importNewDocuments({ files: [fixture], author: "seed" });
    if (!imported.ok) throw new Error(JSON.stringify(imported.failure));
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    lake,
    database,
    url: `http://127.0.0.1:${address.port}`,
    dataDir,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await lake.close();
      if (!options.shared) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
