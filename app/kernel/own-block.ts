const ours = "own:";

/** The key of a block that the shop adds to an editor's page; no document holds it. */
export function ownBlockKey(name: string): string {
  return `${ours}${name}`;
}

export function isOwnBlockKey(key: string): boolean {
  return key.startsWith(ours);
}
