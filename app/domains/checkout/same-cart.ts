type Line = { readonly sku: string };

/** A cart is its samples, one piece each; their order and finishes make no other cart. */
export function sameCart(one: readonly Line[], other: readonly Line[]): boolean {
  const skus = new Set(one.map(({ sku }) => sku));
  const others = new Set(other.map(({ sku }) => sku));
  return skus.size === others.size && [...skus].every((sku) => others.has(sku));
}
