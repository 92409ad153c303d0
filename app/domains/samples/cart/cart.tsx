import { createContext, type ReactNode, useEffect, useMemo, useState } from "react";
import { useRequiredContext } from "~/ui/runtime/required-context";
import type { StoredSample } from "../selection/stored-samples";
import { useSamples } from "../selection/use-samples";
import { type CartLine, findWithdrawnSamples, type SampleProduct, toCartLines } from "./cart-line";
import { fetchSamples } from "./fetch-samples";

export type Cart = {
  readonly status: "loading" | "ready" | "failed";
  /** Empty while loading, and if no stored sample exists (SMPL-006). */
  readonly lines: readonly CartLine[];
  /** Removes a line; removing the last one deletes the stored record (SMPL-009). */
  readonly remove: (sku: string) => void;
  /** Removes the stored selection (SMPL-008). */
  readonly clear: () => void;
  /** Loads the lines again after a failure. */
  readonly retry: () => void;
  /** The names of samples that were removed because they are no longer available. */
  readonly removedNames: readonly string[];
};

const CartContext = createContext<Cart | undefined>(undefined);

/** Returns the cart of the nearest provider. */
export function useCart(): Cart {
  return useRequiredContext(CartContext, { hook: "useCart", provider: "CartProvider" });
}

type LoadedProducts = {
  readonly skus: string;
  readonly attempt: number;
  readonly products: readonly SampleProduct[] | null;
};

type CartProviderProps = {
  /** All products of the shop, if the page has them; they replace a request. */
  readonly products?: readonly SampleProduct[] | undefined;
  readonly children: ReactNode;
};

/** Loads the stored samples from the shop whenever the selection changes (SMPL-007). */
export function CartProvider({ products, children }: CartProviderProps) {
  const { samples, remove, clear } = useSamples();
  const [attempt, setAttempt] = useState(0);
  const [resolved, setResolved] = useState<LoadedProducts | null>(null);
  const skus = samples && toSkuList(samples);
  const initialProducts = products && samples && containsAll(products, samples) ? products : undefined;

  useEffect(() => {
    if (!skus || initialProducts) return;
    const aborter = new AbortController();
    fetchSamples(skus.split(","), aborter.signal)
      .then((products) => setResolved({ skus, attempt, products }))
      .catch(() => {
        if (!aborter.signal.aborted) setResolved({ skus, attempt, products: null });
      });
    return () => aborter.abort();
  }, [skus, attempt, initialProducts]);

  const resolvedCart = useMemo(() => {
    if (initialProducts && skus !== null) return { skus, attempt, products: initialProducts };
    return resolved?.attempt === attempt ? resolved : null;
  }, [skus, resolved, attempt, initialProducts]);
  const removedNames = useWithdrawn(samples, resolvedCart, remove);

  const cart = useMemo<Cart>(() => {
    const lines = toCartLines(samples ?? [], resolvedCart?.products ?? []);
    return {
      status: getStatus(skus, resolvedCart),
      lines,
      remove: (sku) => (lines.every((line) => line.sku === sku) ? clear() : remove(sku)),
      clear,
      retry: () => setAttempt((count) => count + 1),
      removedNames,
    };
  }, [samples, skus, resolvedCart, removedNames, remove, clear]);

  return <CartContext.Provider value={cart}>{children}</CartContext.Provider>;
}

/** Returns whether the page's products include all stored samples; an old page may lack the newest ones. */
function containsAll(products: readonly SampleProduct[], samples: readonly StoredSample[]): boolean {
  return samples.every((sample) => products.some(({ sku }) => sku === sample.sku));
}

/** Removes unavailable samples from the selection and returns their names. */
function useWithdrawn(
  samples: readonly StoredSample[] | null,
  resolved: LoadedProducts | null,
  remove: (sku: string) => void,
): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!samples || !resolved?.products) return;
    const withdrawnSamples = findWithdrawnSamples(samples, resolved.skus.split(","), resolved.products);
    if (withdrawnSamples.length === 0) return;
    setNames((previous) => [...new Set([...previous, ...withdrawnSamples.map(({ name }) => name)])]);
    for (const { sku } of withdrawnSamples) remove(sku);
  }, [samples, resolved, remove]);
  return names;
}

/**
 * Returns the loading status of the cart. Known products stay visible when a line is removed; new SKUs start loading.
 */
function getStatus(skus: string | null, resolved: LoadedProducts | null): Cart["status"] {
  if (skus === null) return "loading";
  if (skus === "") return "ready";
  if (!resolved) return "loading";
  if (resolved.products === null) return resolved.skus === skus ? "failed" : "loading";
  const requestedSkus = new Set(resolved.skus.split(","));
  return skus.split(",").every((sku) => requestedSkus.has(sku)) ? "ready" : "loading";
}

/** Returns a sorted list of SKUs, so that equal selections have the same cacheable URL (SMPL-006). */
function toSkuList(samples: readonly StoredSample[]): string {
  return samples
    .map(({ sku }) => sku)
    .sort()
    .join(",");
}
