import { readFileSync } from "node:fs";
import { z } from "zod";
import { processStart } from "../process/process-identity.server";

const progressShape = z.object({
  phase: z.enum(["installing", "building", "ready", "failed"]),
  started: z.number(),
  line: z.string(),
  pid: z.number(),
});
export type StudioProgress = z.infer<typeof progressShape>;

/** How far `npm start` is with the Studio; null when nobody prepares it (or its preparer was killed). */
export function studioProgress(path: string): StudioProgress | null {
  try {
    const progress = progressShape.parse(JSON.parse(readFileSync(path, "utf8")));
    const isRunning = progress.phase === "installing" || progress.phase === "building";
    return isRunning && processStart(progress.pid) === null ? null : progress;
  } catch {
    return null;
  }
}
