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

/**
 * Accepts each preview secret of the Studio once. It remembers a secret for as long as the secret is valid.
 */
const firstUse = { name: "preview-secret", points: 1, seconds: SECRET_TTL };

export type PreviewMountOptions = {
  readonly preview: Preview;
  readonly clock: Clock;
  /** Queries stored documents, including those of the Studio. */
  readonly queryStored: (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** On the embedded lake: whether the request carries an editor's session. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
  /** The database in which several servers count the use of secrets. Null with one server. */
  readonly countsIn: Db | null;
};

/** /studio/preview: starts a preview by a secret that the Studio has stored, and ends one. */
export function createPreviewMount(options: PreviewMountOptions): Mount {
  const uses = createCounter(firstUse, options.countsIn);
  return {
    path: paths.preview.section,
    answer: (request, response, next) => {
      const path = getPath(request);
      if (request.method !== "GET") return sendText(response, 405, "Open this address", noStore);
      if (path === paths.preview.enter)
        return void startPreview(options, uses, request, response).catch(next);
      if (path === paths.preview.leave)
        return redirectTo(response, getTargetPath(request), options.preview.createExpiredCookie());
      if (path === paths.preview.see) return void openDocument(options, request, response).catch(next);
      sendText(response, 404, "Not found", noStore);
    },
  };
}

/**
 * Handles "See it in the shop": a draft opens beside its form, a published document opens as visitors see it. The
 * server decides on opening, because the Studio's menu learns of a new draft late (sanity 5.31, `usePreviewUrl`).
 */
async function openDocument(
  { queryStored, isSignedIn }: PreviewMountOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const targetPath = getTargetPath(request);
  const id = getSearchParams(request).get(documentParameter)?.slice(0, 200) ?? "";
  const isDraft = isSignedIn(request) && (await queryStored(draftQuery, { id: `drafts.${id}` })) === true;
  redirectTo(
    response,
    isDraft ? `${paths.presentation}?preview=${encodeURIComponent(targetPath)}` : targetPath,
  );
}

const draftQuery = "count(*[_id == $id]) > 0";

async function startPreview(
  options: PreviewMountOptions,
  uses: Counter,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { preview, clock } = options;
  const now = clock.now();
  const targetPath = getTargetPath(request);
  const started = await validatePreviewSecret(options, uses, request, now);
  if (started)
    return redirectTo(response, targetPath, preview.createCookie(started.previewer, now, started.end));
  // The Studio opens its frame with the same URL again. A visitor with a valid preview cookie continues.
  const previewer = preview.readPreviewer(request, now);
  if (previewer && (previewer.kind === "editor" || (await isStillShared(options, previewer.share))))
    return redirectTo(response, targetPath);
  const sentence = "This draft link has expired. Ask for a new one.";
  sendText(response, 403, sentence, noStore);
}

type PreviewStart = { readonly previewer: Previewer; readonly end?: Date };

/**
 * Validates a preview secret. An editor's secret works once and only with a Studio session, a shared one for a week.
 */
async function validatePreviewSecret(
  { preview, queryStored, isSignedIn }: PreviewMountOptions,
  uses: Counter,
  request: IncomingMessage,
  now: Date,
): Promise<PreviewStart | undefined> {
  const secret = getSearchParams(request).get(urlSearchParamPreviewSecret);
  if (!secret || secret.length > 200) return undefined;
  const editorSecret = storedShape.parse(await queryStored(fetchSecretQuery, { secret }));
  if (editorSecret) {
    const opens = isSignedIn(request) && !(await uses.count(secret)).isOver;
    return opens ? { previewer: { kind: "editor" } } : undefined;
  }
  if (!storedShape.parse(await queryStored(fetchSharedAccessSecretQuery, { secret }))) return undefined;
  const sharedAt = z
    .string()
    .nullable()
    .parse(await queryStored(sharedAtQuery, { secret }));
  const end = new Date(Date.parse(sharedAt ?? "") + shareDays * dayMs);
  return end > now ? { previewer: { kind: "guest", share: preview.toShareId(secret) }, end } : undefined;
}

const storedShape = z.looseObject({ secret: z.string() }).nullable();
const sharedAtQuery = `*[_type == "sanity.previewUrlShareAccess" && secret == $secret][0]._updatedAt`;

const noStore = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** Returns the wanted path on this site, without the parameters that the Studio added. */
function getTargetPath(request: IncomingMessage): string {
  const pathParameter = getSearchParams(request).get(urlSearchParamPreviewPathname) ?? "/";
  const target = URL.canParse(pathParameter, "http://shop")
    ? new URL(pathParameter, "http://shop")
    : undefined;
  if (target?.origin !== "http://shop") return "/";
  for (const name of [...target.searchParams.keys()])
    if (name.startsWith("sanity-")) target.searchParams.delete(name);
  return `${target.pathname.replace(/^\/+/, "/")}${target.search}${target.hash}`;
}

function getSearchParams(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? "/", "http://shop").searchParams;
}

function redirectTo(response: ServerResponse, path: string, cookie?: string): void {
  sendText(response, 307, "", {
    ...noStore,
    Location: path,
    ...(cookie ? { "Set-Cookie": cookie } : {}),
  });
}
