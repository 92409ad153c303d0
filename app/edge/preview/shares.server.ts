import { fetchSharedAccessQuery } from "@sanity/preview-url-secret/constants";
import { z } from "zod";
import type { Preview } from "../pages/preview.server";

type ShareOptions = {
  readonly preview: Pick<Preview, "toShareId">;
  /** Queries stored documents, including those of the Studio. */
  readonly queryStored: (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
};

/**
 * Returns whether sharing is still switched on with the secret that the guest used. Each page request checks it, so
 * switching sharing off takes effect at once. Switching it on again creates another secret.
 */
export async function isStillShared({ preview, queryStored }: ShareOptions, share: string): Promise<boolean> {
  const secret = z
    .string()
    .nullable()
    .parse(await queryStored(fetchSharedAccessQuery, {}));
  return secret !== null && preview.toShareId(secret) === share;
}
