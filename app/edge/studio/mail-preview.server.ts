import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Content } from "~/content/content";
import {
  previewedFormWordsShape,
  previewFormLetter,
} from "~/domains/forms/letters/preview-form-letter.server";
import { previewedWordsShape, previewLetter } from "~/domains/orders/letters/preview-letter.server";
import {
  previewedQuoteWordsShape,
  previewQuoteLetter,
} from "~/domains/quotes/letters/preview-quote-letter.server";
import type { Clock } from "~/kernel/clock";
import { jsonIn } from "~/kernel/json";
import type { Log } from "~/kernel/log";
import { type Door, isFromOwnPage } from "~/kernel/own-door.server";
import { paths } from "~/kernel/paths";
import { readBytes } from "~/kernel/read-bytes.server";
import { type Handler, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";

/** Words of a mail are a page at most. */
const bodyBytes = 256 * 1024;

/** A form's mail says so; a mail about an order or a quote says which one it is. */
const previewedShape = z.union([previewedFormWordsShape, previewedWordsShape, previewedQuoteWordsShape]);

export type MailPreviewParts = {
  readonly content: Content;
  readonly log: Log;
  readonly clock: Clock;
  readonly door: Door;
  /** On the embedded lake: whether the request carries an editor's session. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
};

/** POST /studio/mail-preview: a mail as its readers would get it, from the words on an editor's screen. */
export function mailPreviewMount(parts: MailPreviewParts): Mount {
  const answer: Handler = (request, response, next) => {
    if (request.method !== "POST") return sendJson(response, 405, { error: "POST the words of a mail" });
    if (!parts.isSignedIn(request) || !isFromOwnPage(request, parts.door))
      return sendJson(response, 403, { error: "Sign in to the Studio" });
    preview(parts, request).then(({ status, body }) => sendJson(response, status, body), next);
  };
  return { path: paths.studioMailPreview, answer };
}

async function preview({ content, log, clock, door }: MailPreviewParts, request: IncomingMessage) {
  const words = previewedShape.safeParse(jsonIn((await readBytes(request, bodyBytes))?.toString()));
  if (!words.success) return { status: 422, body: { error: "These are no words of a mail" } };
  // Pictures come from where the Studio is open: its page loads none from elsewhere.
  const publicUrl = request.headers.origin ?? door.publicUrl;
  const body =
    "_type" in words.data
      ? await previewFormLetter({ content, log }, words.data, publicUrl)
      : await previewOf({ content, log }, words.data, { publicUrl, now: clock.now() });
  return { status: 200, body };
}

type Words = z.infer<typeof previewedWordsShape> | z.infer<typeof previewedQuoteWordsShape>;
type Around = Parameters<typeof previewLetter>[2];

function previewOf(sources: Pick<MailPreviewParts, "content" | "log">, words: Words, around: Around) {
  const quote = previewedQuoteWordsShape.safeParse(words);
  if (quote.success) return previewQuoteLetter(sources, quote.data, around);
  return previewLetter(sources, previewedWordsShape.parse(words), around);
}
