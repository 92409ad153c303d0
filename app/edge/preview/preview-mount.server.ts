import type { IncomingMessage, ServerResponse } from "node:http";
import {
  fetchSecretQuery,
  fetchSharedAccessSecretQuery,
  SECRET_TTL,
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import { z } from "zod";
import type { Db } from "#db/client.server";
import { type Counter, createCounter } from "#db/rate-limit-counter.server";
import { paths } from "~/kernel/paths";
import type { Clock } from "~/kernel/time/clock";
import { dayMs } from "~/kernel/time/duration";
import { getPath, sendText } from "../http/handler";
import type { Mount } from "../http/mount";
import type { Preview, Previewer } from "../pages/preview.server";
import { documentParameter } from "./preview-messages";
import { isStillShared } from "./shares.server";

/** Days until a shared link expires. The editor can then switch sharing off and on again. */
const shareDays = 7;

/** Allows each secret of the Studio once. The window is as long as the secret is valid. */
const firstUse = { name: "preview-secret", points: 1, seconds: SECRET_TTL };

export type PreviewMountParts = {
  readonly preview: Preview;
  readonly clock: Clock;
  /** Queries stored documents, including those of the Studio. */
  readonly stored: (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** On the embedded lake: whether the request carries an editor's session. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
  /** The database in which several servers count the use of secrets. Null with one server. */
  readonly countsIn: Db | null;
};

/** /studio/preview: starts a preview by a secret that the Studio has stored, and ends one. */
export function previewMount(parts: PreviewMountParts): Mount {
  const uses = createCounter(firstUse, parts.countsIn);
  return {
    path: paths.preview.section,
    answer: (request, response, next) => {
      const path = getPath(request);
      if (request.method !== "GET") return sendText(response, 405, "Open this address", noStore);
      if (path === paths.preview.enter) return void enter(parts, uses, request, response).catch(next);
      if (path === paths.preview.leave)
        return sendOn(response, wantedPath(request), parts.preview.createExpiredCookie());
      if (path === paths.preview.see) return void see(parts, request, response).catch(next);
      sendText(response, 404, "Not found", noStore);
    },
  };
}

/**
 * Handles "See it in the shop": a draft opens beside its form, a published document opens as visitors see it. The
 * server decides on opening, because the Studio's menu learns of a new draft late (sanity 5.31, `usePreviewUrl`).
 */
async function see(
  { stored, isSignedIn }: PreviewMountParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const wanted = wantedPath(request);
  const id = searchOf(request).get(documentParameter)?.slice(0, 200) ?? "";
  const isDraft = isSignedIn(request) && (await stored(draftQuery, { id: `drafts.${id}` })) === true;
  sendOn(response, isDraft ? `${paths.presentation}?preview=${encodeURIComponent(wanted)}` : wanted);
}

const draftQuery = "count(*[_id == $id]) > 0";

async function enter(
  parts: PreviewMountParts,
  uses: Counter,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { preview, clock } = parts;
  const now = clock.now();
  const wanted = wantedPath(request);
  const begun = await beginningOf(parts, uses, request, now);
  if (begun) return sendOn(response, wanted, preview.createCookie(begun.who, now, begun.end));
  // The Studio opens its frame with the same URL again. A visitor with a valid preview cookie continues.
  const who = preview.readPreviewer(request, now);
  if (who && (who.kind === "editor" || (await isStillShared(parts, who.share))))
    return sendOn(response, wanted);
  const sentence = "This draft link has expired. Ask for a new one.";
  sendText(response, 403, sentence, noStore);
}

type Beginning = { readonly who: Previewer; readonly end?: Date };

/**
 * Validates a preview secret. An editor's secret works once and only with a Studio session, a shared one for a week.
 */
async function beginningOf(
  { preview, stored, isSignedIn }: PreviewMountParts,
  uses: Counter,
  request: IncomingMessage,
  now: Date,
): Promise<Beginning | undefined> {
  const secret = searchOf(request).get(urlSearchParamPreviewSecret);
  if (!secret || secret.length > 200) return undefined;
  const own = storedShape.parse(await stored(fetchSecretQuery, { secret }));
  if (own) {
    const opens = isSignedIn(request) && !(await uses.count(secret)).isOver;
    return opens ? { who: { kind: "editor" } } : undefined;
  }
  if (!storedShape.parse(await stored(fetchSharedAccessSecretQuery, { secret }))) return undefined;
  const sharedAt = z
    .string()
    .nullable()
    .parse(await stored(sharedAtQuery, { secret }));
  const end = new Date(Date.parse(sharedAt ?? "") + shareDays * dayMs);
  return end > now ? { who: { kind: "guest", share: preview.toShareId(secret) }, end } : undefined;
}

const storedShape = z.looseObject({ secret: z.string() }).nullable();
const sharedAtQuery = `*[_type == "sanity.previewUrlShareAccess" && secret == $secret][0]._updatedAt`;

const noStore = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** Returns the wanted path on this site, without the parameters that the Studio added. */
function wantedPath(request: IncomingMessage): string {
  const given = searchOf(request).get(urlSearchParamPreviewPathname) ?? "/";
  const wanted = URL.canParse(given, "http://shop") ? new URL(given, "http://shop") : undefined;
  if (wanted?.origin !== "http://shop") return "/";
  for (const name of [...wanted.searchParams.keys()])
    if (name.startsWith("sanity-")) wanted.searchParams.delete(name);
  return `${wanted.pathname.replace(/^\/+/, "/")}${wanted.search}${wanted.hash}`;
}

function searchOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? "/", "http://shop").searchParams;
}

function sendOn(response: ServerResponse, path: string, cookie?: string): void {
  sendText(response, 307, "", {
    ...noStore,
    Location: path,
    ...(cookie ? { "Set-Cookie": cookie } : {}),
  });
}
