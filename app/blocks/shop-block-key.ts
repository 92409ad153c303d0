const shopPrefix = "own:";

/** The key of a block that the shop adds to an editor's page; no document holds it. */
export function toShopBlockKey(name: string): string {
  return `${shopPrefix}${name}`;
}

export function isShopBlockKey(key: string): boolean {
  return key.startsWith(shopPrefix);
}
