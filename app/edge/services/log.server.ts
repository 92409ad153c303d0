import { hostname } from "node:os";
import { threadId } from "node:worker_threads";
import { type DestinationStream, pino } from "pino";
import type { Log } from "~/kernel/log";
import { getRequestId } from "../monitoring/request-id.server";
import type { Mode } from "../settings/env.server";
import { redactDetails, redactText } from "./redact";

export type LogLevel = keyof Log;

/** Thread 0 is the gateway. An app worker gets a new number at each start. */
const sender = { host: hostname(), pid: process.pid, thread: threadId };

const lineCounts: Record<LogLevel, number> = { info: 0, warn: 0, error: 0 };

/** Returns the number of log lines of this thread since its start, by level. */
export function countLogLines(): Readonly<Record<LogLevel, number>> {
  return { ...lineCounts };
}

/**
 * Writes redacted JSON lines to standard error; the demo logs only warnings and errors. Each line names its host, process
 * and thread, and the request that it is about.
 */
export function createLog(
  mode: Mode,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  const logger = pino({ level: mode === "live" ? "info" : "warn", base: sender }, destination);
  const createWriter = (level: LogLevel) => (details: object, message: string) => {
    const requestId = getRequestId();
    if (logger.isLevelEnabled(level)) lineCounts[level] += 1;
    logger[level]({ ...toLogDetails(details), ...(requestId ? { requestId } : {}) }, redactText(message));
  };
  return { info: createWriter("info"), warn: createWriter("warn"), error: createWriter("error") };
}

function toLogDetails(details: object): object {
  const clean = redactDetails(details);
  return typeof clean === "object" && clean !== null ? clean : {};
}
