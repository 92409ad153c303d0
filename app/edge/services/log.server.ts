import { type DestinationStream, pino } from "pino";
import type { Log } from "~/kernel/log";
import type { Mode } from "../settings/env.server";
import { redactDetails, redactText } from "./redact";

/** Writes redacted JSON lines to standard error; the demo logs only warnings and errors. */
export function createLog(
  mode: Mode,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  const logger = pino({ level: mode === "live" ? "info" : "warn", base: null }, destination);
  const createWriter = (level: keyof Log) => (details: object, message: string) =>
    logger[level](factsOf(details), redactText(message));
  return { info: createWriter("info"), warn: createWriter("warn"), error: createWriter("error") };
}

function factsOf(details: object): object {
  const clean = redactDetails(details);
  return typeof clean === "object" && clean !== null ? clean : {};
}
