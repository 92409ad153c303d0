import type { Log } from "~/kernel/log";
import type { Content } from "./content";

/** What has been said since the last publish; more than a thousand troubles at once are said again. */
type Told = { readonly version: number; readonly lines: Set<string> };
const mostTold = 1_000;
const toldOf = new WeakMap<Content, Told>();

/**
 * Where trouble with the content is told: once until something is published, however often the page is asked for.
 * A stranger who asks for pages that are not there must not fill the operator's disk.
 */
export function contentLog({ content, log }: { readonly content: Content; readonly log: Log }): Log {
  const once =
    (say: Log["error"]): Log["error"] =>
    (facts, message) => {
      const { lines } = toldSince(content);
      const line = `${message} ${JSON.stringify(facts)}`;
      if (lines.has(line)) return;
      lines.add(line);
      say(facts, message);
    };
  return { info: once(log.info), warn: once(log.warn), error: once(log.error) };
}

function toldSince(content: Content): Told {
  const version = content.version();
  const told = toldOf.get(content);
  if (told && told.version === version && told.lines.size < mostTold) return told;
  const fresh = { version, lines: new Set<string>() };
  toldOf.set(content, fresh);
  return fresh;
}
