import { afterAll, beforeAll } from "vitest";
import { type Database, openDatabase } from "#db/client.server";
import { findPostgres, type PostgresServer, postgresMissingMessage, startPostgres } from "./postgres";

/** The folder of the Postgres programs. CI must have them, and other machines skip the tests. */
export function findRequiredPostgres(): string | null {
  const bin = findPostgres();
  if (!bin && process.env.CI) throw new Error(postgresMissingMessage);
  return bin;
}

type TwoConnections = { readonly server: PostgresServer; readonly databases: readonly [Database, Database] };

/** Opens the same database twice at the same time, as two servers of a shop do. */
export function setUpTwoConnections(bin: string | null): () => TwoConnections {
  let running: TwoConnections | undefined;
  beforeAll(async () => {
    if (!bin) return;
    const server = await startPostgres(bin);
    const open = () => openDatabase({ kind: "server", url: server.url });
    running = { server, databases: await Promise.all([open(), open()]) };
  });
  afterAll(async () => {
    for (const database of running?.databases ?? []) await database.close();
    await running?.server.stop();
  });
  return () => {
    if (!running) throw new Error("Postgres is not running");
    return running;
  };
}
