import type { Db } from "#db/client.server";
import { maxFavorites } from "~/domains/catalog/favorites/use-favorites";
import { changeFavorites, type FavoritesChange } from "./change-favorites";
import { lockFavorites, writeFavorites } from "./favorites.store.server";

/** Adds and removes favorite styles of a customer and returns the whole list, oldest first. */
export async function saveFavorites(
  db: Db,
  customerId: string,
  change: FavoritesChange,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const codes = await lockFavorites(tx, customerId);
    const changedCodes = changeFavorites(codes, change, maxFavorites);
    if (changedCodes.join() !== codes.join()) await writeFavorites(tx, customerId, changedCodes);
    return changedCodes;
  });
}
