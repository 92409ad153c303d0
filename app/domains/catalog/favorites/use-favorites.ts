import { tryParseJson } from "@stile-and-rail/http/json";
import { useMemo, useSyncExternalStore } from "react";
import { browserStorage } from "~/ui/runtime/browser-storage";

const storageKey = "favoriteStyles";
/** Notifies other components of this page; other tabs get the browser's `storage` event. */
const changeEvent = "favoriteStylesUpdated";

/** Above this limit the oldest favorites are removed. */
export const maxFavorites = 60;

export type Favorites = {
  /** Codes with the oldest first; null until the browser storage is read. */
  readonly codes: readonly string[] | null;
  readonly toggle: (code: string) => void;
  readonly add: (codes: readonly string[]) => void;
};

/** Returns the favorite styles of this browser. The account domain synchronizes those of a signed-in customer. */
export function useFavorites(): Favorites {
  const storedCodes = useSyncExternalStore(subscribeToFavorites, readStoredCodes, () => null);
  const codes = useMemo(() => (storedCodes === null ? null : parseStoredCodes(storedCodes)), [storedCodes]);
  return { codes, toggle, add };
}

function toggle(code: string): void {
  const codes = readFavorites();
  writeFavorites(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]);
}

function add(codes: readonly string[]): void {
  writeFavorites([...new Set([...readFavorites(), ...codes])]);
}

/** Returns the stored codes, oldest first. */
export function readFavorites(): readonly string[] {
  return parseStoredCodes(readStoredCodes());
}

function parseStoredCodes(storedText: string): readonly string[] {
  const codes = tryParseJson(storedText);
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
}

function readStoredCodes(): string {
  return browserStorage.getItem(storageKey) ?? "";
}

export function writeFavorites(codes: readonly string[]): void {
  browserStorage.setItem(storageKey, JSON.stringify(codes.slice(-maxFavorites)));
  window.dispatchEvent(new Event(changeEvent));
}

export function subscribeToFavorites(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener("storage", onChange);
  };
}
