import { fetchSharedAccessQuery } from "@sanity/preview-url-secret/constants";
import { z } from "zod";
import type { Preview } from "../pages/preview.server";

type ShareParts = {
  readonly preview: Pick<Preview, "toShareId">;
  /** Queries stored documents, including those of the Studio. */
  readonly stored: (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
};

/**
 * Whether drafts are still shared as they were when a guest came in: asked with every page, so that whoever switches
 * sharing off shows nobody one more draft. Switched on again it has another secret.
 */
export async function isStillShared({ preview, stored }: ShareParts, share: string): Promise<boolean> {
  const secret = z
    .string()
    .nullable()
    .parse(await stored(fetchSharedAccessQuery, {}));
  return secret !== null && preview.toShareId(secret) === share;
}
