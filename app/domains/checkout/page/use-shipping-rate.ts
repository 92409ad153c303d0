import { useEffect, useRef, useState } from "react";
import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { shippingMessages } from "~/domains/shipping/shipping.messages";
import type { Cents } from "~/kernel/money";
import { type CartTotals, computeCartTotals, type Destination, type PriceRules } from "../cart-totals";

/** Typing settles before a rate is shown, or every digit of a ZIP would be announced (SHIP-008). */
const typingPauseMs = 250;

export type ShippingState = {
  readonly totals: CartTotals;
  readonly loading: boolean;
  readonly error: string | null;
};

export type ShippingRate = ShippingState & {
  /** Answers at once for the address as it stands, and whether the page showed that total already. */
  readonly settleNow: () => ShippingState & { readonly wasShown: boolean };
};

type Lines = Parameters<typeof computeCartTotals>[0];

/** Method, rate, loading and error for the address as it is typed (SHIP-008), and the totals that follow. */
export function useShippingRate(lines: Lines, rules: PriceRules, to: Destination | null): ShippingRate {
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
  const shown = useRef<Cents | null>(null);
  useEffect(() => {
    if (!loading) shown.current = state.totals.total;
  });
  const settleNow = () => {
    setSettled(key);
    const now = computeShippingState(lines, rules, to);
    return { ...now, wasShown: !loading || now.totals.total === shown.current };
  };
  return { ...state, settleNow };
}

/** Totals with shipping to this address; rates that cannot be worked out are an error in the box (SHIP-003). */
export function computeShippingState(lines: Lines, rules: PriceRules, to: Destination | null): ShippingState {
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

/** The value of the form's `shippingMethod` field: a method's type, 'no-methods', or nothing yet. */
export function shippingMethodValue(method: CartTotals["shippingMethod"]): string {
  if (!method) return "";
  return method === NO_METHODS ? NO_METHODS : method.type;
}
