import type { IncomingMessage } from "node:http";
import type { Content } from "~/content/client/content";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import type { Log } from "~/kernel/log";
import { isReadRequest } from "../pages/page-cache.server";
import { toPageKey } from "../pages/page-key";
import type { Preview } from "../pages/preview.server";
import type { Services } from "../services/services.server";
import { isStillShared } from "./shares.server";

export type PreviewOptions = {
  readonly services: Services;
  readonly preview: Preview;
  readonly openDrafts: () => Content;
  /** Queries stored documents, including those of the Studio. */
  readonly queryStored: (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** On the embedded lake: whether the request carries an editor's session. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
};

/** Returns the services that render a preview for a request, or undefined for other requests. */
export type PreviewResolver = (request: IncomingMessage) => Promise<Services | undefined>;

/**
 * Previews public pages only, so that a buyer never sees the price of a draft. An editor's preview ends with
 * the Studio session, a guest's when sharing ends.
 */
export function createPreviewResolver(options: PreviewOptions): PreviewResolver {
  const { services, preview, openDrafts, isSignedIn } = options;
  let draftServices: Services | undefined;
  return async (request) => {
    if (!isReadRequest(request)) return undefined;
    const previewer = preview.readPreviewer(request, services.clock.now());
    if (!previewer || toPageKey(request.url ?? "") === undefined) return undefined;
    if (!(previewer.kind === "editor" ? isSignedIn(request) : await isStillShared(options, previewer.share)))
      return undefined;
    draftServices ??= replaceContent(services, openDrafts());
    return draftServices;
  };
}

/** Keeps the search on published content, because its index contains plain text. */
function replaceContent(services: Services, content: Content): Services {
  const log = createQuietLog(services.log);
  return { ...services, content, log, catalog: createCatalog({ content, log }), isPreview: true };
}

/** Logs failures of unfinished drafts as information. */
function createQuietLog(log: Log): Log {
  return { ...log, error: (details, message) => log.info(details, message) };
}
