import { pino } from "pino";
import type { Log } from "~/kernel/log";
import type { Mode } from "./env.server";

/** Structured lines on standard error; the demo speaks of trouble only, so that its start-up screen stays readable. */
export function createLog(mode: Mode): Log {
  return pino(
    {
      level: mode === "live" ? "info" : "warn",
      base: undefined,
      redact: ["*.password", "*.token", "*.secret", "*.secretKey", "*.authorization", "*.cookie"],
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
