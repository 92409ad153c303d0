import { readFileSync } from "node:fs";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import { getProcessStart } from "../process/process-identity.server";

const progressShape = z.object({
  phase: z.enum(["installing", "building", "ready", "failed"]),
  started: z.number(),
  line: z.string(),
  pid: z.number(),
});
export type StudioProgress = z.infer<typeof progressShape>;

/** Returns the progress of `npm start` in preparing the Studio; null when no running process prepares it. */
export function renderStudioProgress(path: string): StudioProgress | null {
  try {
    const { data: progress } = progressShape.safeParse(tryParseJson(readFileSync(path, "utf8")));
    if (!progress) return null;
    const isRunning = progress.phase === "installing" || progress.phase === "building";
    return isRunning && getProcessStart(progress.pid) === null ? null : progress;
  } catch {
    return null;
  }
}
