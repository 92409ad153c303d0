type CartItem = { readonly sku: string };

/** Returns true when two carts have the same SKUs;  order and finishes do not matter. */
export function isSameCart(first: readonly CartItem[], second: readonly CartItem[]): boolean {
  const skus = new Set(first.map(({ sku }) => sku));
  const otherSkus = new Set(second.map(({ sku }) => sku));
  return skus.size === otherSkus.size && [...skus].every((sku) => otherSkus.has(sku));
}
