import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { type CartLine, cartLines, type SampleProduct } from "./cart-line";
import { fetchSamples } from "./fetch-samples";
import type { StoredSample } from "./stored-samples";
import { useSamples } from "./use-samples";

export type Cart = {
  readonly status: "loading" | "ready" | "failed";
  /** Empty while loading, and when no stored sample resolves (SMPL-006). */
  readonly lines: readonly CartLine[];
  /** Removes a line; without the last line the whole record goes (SMPL-009). */
  readonly remove: (sku: string) => void;
  /** Removes the stored selection (SMPL-008). */
  readonly clear: () => void;
  /** Asks the shop again after a failure. */
  readonly retry: () => void;
};

const CartContext = createContext<Cart | null>(null);

/** The cart of the page below it. */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within a CartProvider");
  return cart;
}

type Resolved = {
  readonly skus: string;
  readonly attempt: number;
  readonly products: readonly SampleProduct[] | null;
};

type CartProviderProps = {
  /** Every product of the shop, where the page already has them: nothing is asked for then. */
  readonly products?: readonly SampleProduct[] | undefined;
  readonly children: ReactNode;
};

/** Resolves the stored selection at the shop, again whenever it changes (SMPL-007). */
export function CartProvider({ products, children }: CartProviderProps) {
  const { samples, remove, clear } = useSamples();
  const [attempt, setAttempt] = useState(0);
  const [resolved, setResolved] = useState<Resolved | null>(null);
  const skus = samples && skusOf(samples);

  useEffect(() => {
    if (!skus || products) return;
    const aborter = new AbortController();
    fetchSamples(skus.split(","), aborter.signal)
      .then((products) => setResolved({ skus, attempt, products }))
      .catch(() => {
        if (!aborter.signal.aborted) setResolved({ skus, attempt, products: null });
      });
    return () => aborter.abort();
  }, [skus, attempt, products]);

  const cart = useMemo<Cart>(() => {
    const fetched = resolved?.attempt === attempt ? resolved : null;
    const known = products && skus !== null ? { skus, attempt, products } : fetched;
    const lines = cartLines(samples ?? [], known?.products ?? []);
    return {
      status: statusOf(skus, known),
      lines,
      remove: (sku) => (lines.every((line) => line.sku === sku) ? clear() : remove(sku)),
      clear,
      retry: () => setAttempt((count) => count + 1),
    };
  }, [samples, skus, resolved, attempt, products, remove, clear]);

  return <CartContext.Provider value={cart}>{children}</CartContext.Provider>;
}

/** Products already known stay on screen when a line goes; new SKUs mean loading. */
function statusOf(skus: string | null, known: Resolved | null): Cart["status"] {
  if (skus === null) return "loading";
  if (skus === "") return "ready";
  if (!known) return "loading";
  if (known.products === null) return known.skus === skus ? "failed" : "loading";
  const asked = new Set(known.skus.split(","));
  return skus.split(",").every((sku) => asked.has(sku)) ? "ready" : "loading";
}

/** Sorted, so that the same samples ask for the same, cacheable address (ruling D06). */
function skusOf(samples: readonly StoredSample[]): string {
  return samples
    .map(({ sku }) => sku)
    .sort()
    .join(",");
}
