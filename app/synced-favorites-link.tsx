import { useEffect } from "react";
import { FavoritesLink } from "~/domains/catalog/favorites/favorites-link";

/** The link to the favorites; a signed-in customer's are synchronized with the account. */
export function SyncedFavoritesLink() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void import("~/domains/account/favorites/sync-favorites")
      .then(({ startFavoritesSync }) => {
        if (!isUnmounted) stop = startFavoritesSync();
      })
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
  return <FavoritesLink />;
}
