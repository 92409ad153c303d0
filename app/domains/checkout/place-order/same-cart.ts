type Line = { readonly sku: string };

/** A cart is its samples, one piece each; their order and finishes make no other cart. */
export function isSameCart(first: readonly Line[], second: readonly Line[]): boolean {
  const skus = new Set(first.map(({ sku }) => sku));
  const otherSkus = new Set(second.map(({ sku }) => sku));
  return skus.size === otherSkus.size && [...skus].every((sku) => otherSkus.has(sku));
}
