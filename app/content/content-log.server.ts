import type { Log } from "~/kernel/log";
import type { Content } from "./content";

/** The messages logged since the last publish. After a thousand they may repeat. */
type LoggedLines = { readonly version: number; readonly lines: Set<string> };
const maxLoggedLines = 1_000;
const loggedLines = new WeakMap<Content, LoggedLines>();

/**
 * Creates a log that writes each problem with the content once until the next publish. Repeated requests for
 * a missing page must not fill the disk.
 */
export function createContentLog({ content, log }: { readonly content: Content; readonly log: Log }): Log {
  const once =
    (say: Log["error"]): Log["error"] =>
    (details, message) => {
      const { lines } = getLoggedLines(content);
      const line = `${message} ${JSON.stringify(details)}`;
      if (lines.has(line)) return;
      lines.add(line);
      say(details, message);
    };
  return { info: once(log.info), warn: once(log.warn), error: once(log.error) };
}

function getLoggedLines(content: Content): LoggedLines {
  const version = content.version();
  const told = loggedLines.get(content);
  if (told && told.version === version && told.lines.size < maxLoggedLines) return told;
  const fresh = { version, lines: new Set<string>() };
  loggedLines.set(content, fresh);
  return fresh;
}
