import { filterEntriesByState, isSameCode } from "~/domains/regions/region-codes";
import { findBestZipMatch } from "~/domains/regions/zip-pattern";
import { type Cents, centsFromDollars, multiply, sum } from "~/kernel/money/money";
import type { CountryRates, ShippingMethod, StateRate } from "./shipping-method.schema";

/** Form value when nothing ships to an address. */
export const NO_METHODS = "no-methods";

export type ShippingRequest = {
  readonly methods: readonly ShippingMethod[];
  readonly subtotal: Cents;
  readonly items: readonly { readonly qty: number }[];
  readonly country: string;
  readonly state: string;
  readonly zip: string;
};

export type ShippingChoice =
  | {
      readonly method: Pick<ShippingMethod, "type" | "displayName" | "description">;
      readonly rate: Cents;
    }
  | typeof NO_METHODS;

/**
 * Chooses the first matching shipping method and its rate for an address, or 'no-methods' (SHIP-004 to
 * SHIP-007).
 */
export function chooseShippingMethod(request: ShippingRequest): ShippingChoice {
  for (const method of sortEnabledMethods(request.methods)) {
    const rate = getRate(method, request);
    if (rate !== null) {
      const { type, displayName, description } = method;
      return { method: { type, displayName, description }, rate };
    }
  }
  return NO_METHODS;
}

const unsorted = Number.MAX_SAFE_INTEGER;

function sortEnabledMethods(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods
    .filter((method) => method.isEnabled)
    .sort((a, b) => (a.sortOrder ?? unsorted) - (b.sortOrder ?? unsorted));
}

function getRate(method: ShippingMethod, request: ShippingRequest): Cents | null {
  const entry = findBestZipMatch(
    request.zip,
    listStates(listCountries(method, request.subtotal), request),
    listZipPatterns,
  );
  if (!entry || entry.isShippingDisabled) return null;
  return method.calculateRateBy === "Order" ? orderRate(entry) : computeItemRate(entry, request.items);
}

/** Rounds the order value to whole dollars; ranges include both ends, a missing end is open (SHIP-006). */
function listCountries(method: ShippingMethod, subtotal: Cents): readonly CountryRates[] {
  if (method.calculateRateBy === "Item") return method.rates.byItem?.countries ?? [];
  const orderValue = Math.round(subtotal / 100);
  const ranges = method.rates.byOrder?.orderRange ?? [];
  return ranges
    .filter(({ startValue, endValue }) => startValue <= orderValue && orderValue <= (endValue ?? orderValue))
    .flatMap(({ countries }) => countries);
}

function listStates(countries: readonly CountryRates[], request: ShippingRequest): readonly StateRate[] {
  const states = countries
    .filter(({ country }) => isSameCode(country, request.country))
    .flatMap((country) => country.states);
  return filterEntriesByState(states, request.state);
}

function listZipPatterns(entry: StateRate): readonly string[] {
  return entry.zipCodes.length > 0 ? entry.zipCodes : ["*"];
}

function orderRate({ rate }: StateRate): Cents | null {
  return rate === undefined ? null : centsFromDollars(rate);
}

function computeItemRate({ rate, ratePerItem }: StateRate, items: ShippingRequest["items"]): Cents | null {
  if (rate === undefined && ratePerItem === undefined) return null;
  const itemCount = items.reduce((count, { qty }) => count + qty, 0);
  return sum([multiply(centsFromDollars(ratePerItem ?? 0), itemCount), centsFromDollars(rate ?? 0)]);
}
