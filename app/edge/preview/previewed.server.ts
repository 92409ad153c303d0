import type { IncomingMessage } from "node:http";
import type { Content } from "~/content/content";
import { keepCatalog } from "~/domains/catalog/catalog.server";
import type { Log } from "~/kernel/log";
import { isReading } from "../pages/page-cache.server";
import { pageKey } from "../pages/page-key";
import type { Preview } from "../pages/preview.server";
import type { Services } from "../services/services.server";

export type PreviewParts = {
  readonly services: Services;
  readonly preview: Preview;
  readonly openDrafts: () => Content;
  /** On the embedded lake: whether the request carries an editor's session. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
};

/** The services with which a request's page is rendered in a preview; undefined for everybody and everything else. */
export type Previewed = (request: IncomingMessage) => Services | undefined;

/**
 * Public pages, and no others, are previewed: whoever pays is never shown a draft's price. An editor's preview is over
 * with the Studio's session; a guest's with its cookie.
 */
export function createPreviewed({ services, preview, openDrafts, isSignedIn }: PreviewParts): Previewed {
  let opened: Services | undefined;
  return (request) => {
    if (!isReading(request)) return undefined;
    const kind = preview.kindOf(request, services.clock.now());
    if (!kind || pageKey(request.url ?? "") === undefined) return undefined;
    if (kind === "editor" && !isSignedIn(request)) return undefined;
    opened ??= withDrafts(services, openDrafts());
    return opened;
  };
}

/** The search knows what is published: its index is made of plain words. */
function withDrafts(services: Services, content: Content): Services {
  const log = quiet(services.log);
  return { ...services, content, log, catalog: keepCatalog({ content, log }) };
}

/** A draft that is not finished is no trouble of the shop's. */
function quiet(log: Log): Log {
  return { ...log, error: (details, message) => log.info(details, message) };
}
