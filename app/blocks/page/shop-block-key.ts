const shopPrefix = "own:";

/** Returns the key of a block that the shop adds to an editor's page. Such a block is in no document. */
export function toShopBlockKey(name: string): string {
  return `${shopPrefix}${name}`;
}

export function isShopBlockKey(key: string): boolean {
  return key.startsWith(shopPrefix);
}
