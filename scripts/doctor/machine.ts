import { existsSync } from "node:fs";
import type { Env } from "~/edge/settings/env.server";
import { createError, createSuccess, type Finding } from "./finding";

export type Machine = {
  readonly nodeVersion: string;
  readonly folder: string;
  readonly freeMegabytes: number;
  readonly processors: number;
};

const neededMegabytes = 500;

/** Checks Node, the installed packages and the free disk space. */
export function examineMachine({ nodeVersion, folder, freeMegabytes }: Machine): readonly Finding[] {
  const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
  const isNew = major > 20 || (major === 20 && minor >= 19);
  const isInstalled = existsSync(`${folder}/node_modules/.package-lock.json`);
  return [
    isNew
      ? createSuccess(
          "Node",
          major < 22
            ? `${nodeVersion}, which no longer gets security fixes: Node 24 is recommended`
            : nodeVersion,
        )
      : createError(
          "Node",
          `${nodeVersion} is too old`,
          "install Node 24 from https://nodejs.org (20.19 is the oldest that works)",
        ),
    isInstalled
      ? createSuccess("Packages", "installed")
      : createError("Packages", "are not installed", "npm install --include=dev"),
    freeMegabytes >= neededMegabytes
      ? createSuccess("Disk", `${Math.round(freeMegabytes / 1024)} GB free`)
      : createError("Disk", `only ${freeMegabytes} MB free`, `make room for at least ${neededMegabytes} MB`),
  ];
}

/** The number of app workers that fit: each uses eleven of the hundred connections that Postgres allows by default. */
const fitting = 8;

/**
 * Compares the processors with the app workers. The gateway and one app worker with its queries use two processors.
 * On Postgres there may be more workers (decision 055).
 */
export function examineProcessors(
  { processors }: Machine,
  { databaseUrl, appWorkers }: Pick<Env, "databaseUrl" | "appWorkers">,
): readonly Finding[] {
  if (!databaseUrl) return [];
  const possible = Math.min(Math.floor(processors / 2), fitting);
  const could = possible > appWorkers ? `: APP_WORKERS=${possible} would render on more of them` : "";
  return [createSuccess("Processors", `${processors}, APP_WORKERS is ${appWorkers}${could}`)];
}
