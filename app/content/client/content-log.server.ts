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
  const logOnce =
    (writeLine: Log["error"]): Log["error"] =>
    (details, message) => {
      const { lines } = getLoggedLines(content);
      const line = `${message} ${JSON.stringify(details)}`;
      if (lines.has(line)) return;
      lines.add(line);
      writeLine(details, message);
    };
  return { info: logOnce(log.info), warn: logOnce(log.warn), error: logOnce(log.error) };
}

function getLoggedLines(content: Content): LoggedLines {
  const version = content.version();
  const loggedOfContent = loggedLines.get(content);
  if (loggedOfContent && loggedOfContent.version === version && loggedOfContent.lines.size < maxLoggedLines)
    return loggedOfContent;
  const emptyRecord = { version, lines: new Set<string>() };
  loggedLines.set(content, emptyRecord);
  return emptyRecord;
}
