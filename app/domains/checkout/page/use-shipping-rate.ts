import { useEffect, useRef, useState } from "react";
import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { shippingMessages } from "~/domains/shipping/shipping.messages";
import type { Cents } from "~/kernel/money/money";
import { type CartTotals, computeCartTotals, type Destination, type PriceRules } from "../cart-totals";

/** Waits until typing pauses; otherwise every ZIP digit would announce another rate (SHIP-008). */
const typingPauseMs = 250;

export type ShippingState = {
  readonly totals: CartTotals;
  readonly loading: boolean;
  readonly error: string | null;
};

export type ShippingRate = ShippingState & {
  /** Returns the totals for the current address without waiting for a pause in typing, and whether they were shown. */
  readonly settleNow: () => ShippingState & { readonly wasShown: boolean };
};

type CartLines = Parameters<typeof computeCartTotals>[0];

/** Returns shipping method, rate, loading and error for the typed address (SHIP-008), with the totals. */
export function useShippingRate(lines: CartLines, rules: PriceRules, to: Destination | null): ShippingRate {
  const key = to ? `${to.country}|${to.state}|${to.zip}` : null;
  const [settledKey, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), key ? typingPauseMs : 0);
    return () => clearTimeout(timer);
  }, [key]);

  const loading = key !== null && settledKey !== key;
  const state = loading
    ? { totals: computeCartTotals(lines, rules, null), loading, error: null }
    : computeShippingState(lines, rules, to);
  const shownTotal = useRef<Cents | null>(null);
  useEffect(() => {
    if (!loading) shownTotal.current = state.totals.total;
  });
  const settleNow = () => {
    setSettled(key);
    const now = computeShippingState(lines, rules, to);
    return { ...now, wasShown: !loading || now.totals.total === shownTotal.current };
  };
  return { ...state, settleNow };
}

/** Totals for an address; a rate that cannot be computed becomes an error (SHIP-003). */
export function computeShippingState(
  lines: CartLines,
  rules: PriceRules,
  to: Destination | null,
): ShippingState {
  try {
    return { totals: computeCartTotals(lines, rules, to), loading: false, error: null };
  } catch {
    return {
      totals: computeCartTotals(lines, rules, null),
      loading: false,
      error: shippingMessages.rateFailed,
    };
  }
}

/** Returns the value of the `shippingMethod` field: a method type, 'no-methods', or empty. */
export function toShippingMethodValue(method: CartTotals["shippingMethod"]): string {
  if (!method) return "";
  return method === NO_METHODS ? NO_METHODS : method.type;
}
