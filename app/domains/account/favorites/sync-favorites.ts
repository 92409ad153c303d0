import { tryParseJson } from "@stile-and-rail/http/json";
import { sendJson } from "@stile-and-rail/http/send-json";
import { isStyleCode } from "~/domains/catalog/favorites/style-codes";
import {
  maxFavorites,
  readFavorites,
  subscribeToFavorites,
  writeFavorites,
} from "~/domains/catalog/favorites/use-favorites";
import { paths } from "~/kernel/paths";
import { browserStorage } from "~/ui/runtime/browser-storage";
import { hasSignedInHint } from "../sign-in/signed-in-hint";
import { changeFavorites, findFavoritesChange } from "./change-favorites";

/** The codes at the last synchronization with an account; absent for a guest. */
const syncedKey = "favoriteStylesSynced";

/**
 * Synchronizes the browser's favorites with the account, now and after each change. The first time adds the
 * browser's favorites to those of the account. After sign-out the browser forgets them.
 */
export function startFavoritesSync(): () => void {
  void syncFavorites({ refetch: true });
  return subscribeToFavorites(() => void syncFavorites({ refetch: false }));
}

let isRunning = false;

/** Sends the browser's changes; `refetch` asks for the account's favorites even without a change. */
export async function syncFavorites({ refetch }: { readonly refetch: boolean }): Promise<void> {
  // A change during a request is sent by the run that waits for it.
  if (isRunning) return;
  isRunning = true;
  try {
    if (hasSignedInHint()) await sendChanges(refetch || !isLinked());
    else forgetAccountFavorites();
  } catch {
    // The next page tries again.
  } finally {
    isRunning = false;
  }
}

async function sendChanges(refetch: boolean): Promise<void> {
  const sentCodes = readFavorites().filter(isStyleCode);
  const change = findFavoritesChange(sentCodes, readSyncedCodes());
  if (!refetch && change.add.length + change.remove.length === 0) return;
  const codes = await sendChange(change);
  if (codes === null) return;
  const changeMeanwhile = findFavoritesChange(readFavorites().filter(isStyleCode), sentCodes);
  browserStorage.setItem(syncedKey, JSON.stringify(codes));
  writeFavorites(changeFavorites(codes, changeMeanwhile, maxFavorites));
  await sendChanges(false);
}

/** Returns all favorites of the account, or null when the server refused the change. */
async function sendChange(change: object): Promise<readonly string[] | null> {
  const response = await sendJson(paths.api.favorites, change, "PATCH");
  return response.ok ? parseCodes(Reflect.get(Object(await response.json()), "favorites")) : null;
}

function forgetAccountFavorites(): void {
  if (!isLinked()) return;
  browserStorage.removeItem(syncedKey);
  writeFavorites([]);
}

function isLinked(): boolean {
  return browserStorage.getItem(syncedKey) !== null;
}

function readSyncedCodes(): readonly string[] {
  return parseCodes(tryParseJson(browserStorage.getItem(syncedKey)));
}

function parseCodes(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((code) => typeof code === "string") : [];
}
