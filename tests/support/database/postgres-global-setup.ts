import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** Null when the tests run on PGlite, or when no Postgres was found. */
    postgresUrl: string | null;
  }
}

/** With TEST_DATABASE=postgres, all tests without their own server share this one. */
export default async function startPostgresForRun(project: TestProject) {
  const bin = process.env.TEST_DATABASE === "postgres" ? findPostgres() : null;
  const server = bin ? await startPostgres(bin) : null;
  project.provide("postgresUrl", server?.url ?? null);
  return () => server?.stop();
}
