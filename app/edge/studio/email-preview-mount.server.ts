import type { IncomingMessage } from "node:http";
import { tryParseJson } from "@stile-and-rail/http/json";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import { isSameOriginRequest, type SiteOrigin } from "@stile-and-rail/http/site-origin.server";
import type { Content } from "~/content/client/content";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import type { Clock } from "~/kernel/time/clock";
import { type Handler, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { renderEmailPreview } from "./render-email-preview.server";

/** The copy of an email is one page at most. */
const bodyBytes = 256 * 1024;

export type EmailPreviewOptions = {
  readonly content: Content;
  readonly log: Log;
  readonly clock: Clock;
  readonly siteOrigin: SiteOrigin;
  /** On the embedded lake: whether the request carries an editor's session. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
};

/** POST /studio/mail-preview: renders an email from the copy on an editor's screen. */
export function createEmailPreviewMount(options: EmailPreviewOptions): Mount {
  const answer: Handler = (request, response, next) => {
    if (request.method !== "POST") return sendJson(response, 405, { error: "POST the text of an email" });
    if (!options.isSignedIn(request) || !isSameOriginRequest(request, options.siteOrigin))
      return sendJson(response, 403, { error: "Sign in to the Studio" });
    preview(options, request).then(({ status, body }) => sendJson(response, status, body), next);
  };
  return { path: paths.studioMailPreview, answer };
}

async function preview({ content, log, clock, siteOrigin }: EmailPreviewOptions, request: IncomingMessage) {
  const postedCopy = tryParseJson((await readBytes(request, bodyBytes))?.toString());
  // Pictures load from the origin of the Studio, because its page allows no other origin.
  const publicUrl = request.headers.origin ?? siteOrigin.publicUrl;
  const rendered = await renderEmailPreview({ content, log }, postedCopy, { publicUrl, now: clock.now() });
  if (rendered) return { status: 200, body: rendered };
  return { status: 422, body: { error: "This is not the text of an email" } };
}
