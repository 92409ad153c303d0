import { existsSync } from "node:fs";
import type { Env } from "~/edge/settings/env.server";
import { type Finding, ill, well } from "./finding";

export type Machine = {
  readonly nodeVersion: string;
  readonly folder: string;
  readonly freeMegabytes: number;
  readonly processors: number;
};

const neededMegabytes = 500;

/** Node, the installed packages, room on the disk. */
export function examineMachine({ nodeVersion, folder, freeMegabytes }: Machine): readonly Finding[] {
  const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
  const isNew = major > 20 || (major === 20 && minor >= 19);
  const isInstalled = existsSync(`${folder}/node_modules/.package-lock.json`);
  return [
    isNew
      ? well(
          "Node",
          major < 22
            ? `${nodeVersion}, which no longer gets security fixes: Node 24 is recommended`
            : nodeVersion,
        )
      : ill(
          "Node",
          `${nodeVersion} is too old`,
          "install Node 24 from https://nodejs.org (20.19 is the oldest that works)",
        ),
    isInstalled
      ? well("Packages", "installed")
      : ill("Packages", "are not installed", "npm install --include=dev"),
    freeMegabytes >= neededMegabytes
      ? well("Disk", `${Math.round(freeMegabytes / 1024)} GB free`)
      : ill("Disk", `only ${freeMegabytes} MB free`, `make room for at least ${neededMegabytes} MB`),
  ];
}

/** Eleven connections each, of the hundred that Postgres has unless told otherwise. */
const fitting = 8;

/** One back, with its queries, and the front keep two processors busy; on Postgres there may be more of them (decision 055). */
export function examineProcessors(
  { processors }: Machine,
  { databaseUrl, appWorkers }: Pick<Env, "databaseUrl" | "appWorkers">,
): readonly Finding[] {
  if (!databaseUrl) return [];
  const possible = Math.min(Math.floor(processors / 2), fitting);
  const could = possible > appWorkers ? `: APP_WORKERS=${possible} would render on more of them` : "";
  return [well("Processors", `${processors}, APP_WORKERS is ${appWorkers}${could}`)];
}
