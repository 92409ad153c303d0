import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** Null where the tests run on PGlite, or no server program was found. */
    postgresUrl: string | null;
  }
}

/** With TEST_DATABASE=postgres: one server for all tests that name no server of their own. */
export default async function startPostgresForRun(project: TestProject) {
  const bin = process.env.TEST_DATABASE === "postgres" ? findPostgres() : null;
  const server = bin ? await startPostgres(bin) : null;
  project.provide("postgresUrl", server?.url ?? null);
  return () => server?.stop();
}
