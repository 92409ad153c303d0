import { existsSync } from "node:fs";
import { type Finding, ill, well } from "./finding";

export type Machine = {
  readonly nodeVersion: string;
  readonly folder: string;
  readonly freeMegabytes: number;
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
          major < 22 ? `${nodeVersion}, which gets no more repairs: Node 24 is recommended` : nodeVersion,
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
