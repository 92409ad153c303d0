import { statesByCountry } from "../../../app/domains/regions/countries";
import { formatCount } from "../parts/preview";
import { getRegionName } from "../parts/regions";
import { toList, toRecord } from "../rules/read-untyped";

/** A row of the rates table. `path` is the path of its first entry. */
export type RateRow = {
  readonly orders: string;
  readonly region: string;
  readonly zips: string;
  readonly price: string;
  readonly path: readonly (string | { readonly _key: string })[];
};

type Path = RateRow["path"];

/** Formats the rates of a method and groups entries with one price: "$9.95", "below $100", "48 states". */
export function listRateRows(rates: unknown, by: "Order" | "Item"): readonly RateRow[] {
  const { byOrder, byItem } = toRecord(rates);
  if (by === "Item") return collectRateRows(toRecord(byItem).countries, "any", ["rates", "byItem"]);
  return toList(toRecord(byOrder).orderRange).flatMap((range) =>
    collectRateRows(toRecord(range).countries, describeOrders(range), [
      "rates",
      "byOrder",
      "orderRange",
      getKey(range),
    ]),
  );
}

/** Formats a range of values in whole dollars: "below $100", "$100 and above", "$50 to $99". */
export function describeOrders(range: unknown): string {
  const { startValue, endValue } = toRecord(range);
  const from = typeof startValue === "number" ? startValue : 0;
  if (typeof endValue !== "number") return from === 0 ? "any value" : `$${from} and above`;
  return from === 0 ? `below $${endValue + 1}` : `$${from} to $${endValue}`;
}

/** Formats all rates in one line: "free in Montana · not shipped to Alaska, Hawaii · $9.95 in 48 states". */
export function describeRates(countries: unknown): string {
  return collectRateRows(countries, "", [])
    .map(({ price, region }) => (price === notShipped ? `${price} to ${region}` : `${price} in ${region}`))
    .join(" · ");
}

/** Territories, which the checkout's list of states contains but which do not count as states. */
const territories = new Set(["AS", "GU", "MP", "PR", "VI"]);
const notShipped = "not shipped";

function collectRateRows(countries: unknown, orders: string, at: Path): readonly RateRow[] {
  return toList(countries).flatMap((country) => {
    const entries = toList(toRecord(country).states).map((entry) => ({
      entry,
      zips: listZipPatterns(toRecord(entry).zipCodes),
      price: formatPrice(entry),
    }));
    const entriesByRate = new Map<string, typeof entries>();
    for (const current of entries) {
      const group = `${current.price} ${current.zips}`;
      entriesByRate.set(group, [...(entriesByRate.get(group) ?? []), current]);
    }
    return [...entriesByRate.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const states = group.map(({ entry }) => toRecord(entry).state);
      return {
        orders,
        region: describeStates(country, states),
        zips: first.zips,
        price: first.price,
        path: [...at, "countries", getKey(country), "states", getKey(first.entry)],
      };
    });
  });
}

/** Lists up to eight states by name and counts more, including those of "every other state". */
function describeStates(country: unknown, states: readonly unknown[]): string {
  const { country: code, states: all } = toRecord(country);
  const stateNames = states.flatMap((state) => (typeof state === "string" && state !== "*" ? state : []));
  if (!states.includes("*") && stateNames.length <= 8) return stateNames.map(getRegionName).join(", ");
  const statesOfCountry = (statesByCountry[String(code)] ?? []).filter(
    (stateOfCountry) => !territories.has(stateOfCountry.code),
  );
  const listedStates = new Set(toList(all).map((entry) => toRecord(entry).state));
  const otherStates = states.includes("*")
    ? statesOfCountry.filter((state) => !listedStates.has(state.code)).length
    : 0;
  return statesOfCountry.length === 0
    ? "every other state"
    : formatCount(otherStates + stateNames.length, "state");
}

function listZipPatterns(zips: unknown): string {
  const patterns = toList(zips).map(String);
  if (patterns.length === 0 || patterns.includes("*")) return "all";
  return patterns.length > 3 ? formatCount(patterns.length, "ZIP range") : patterns.join(", ");
}

function formatPrice(entry: unknown): string {
  const { rate, ratePerItem, isShippingDisabled } = toRecord(entry);
  if (isShippingDisabled) return notShipped;
  const orderRate = typeof rate === "number" && rate > 0 ? `$${rate.toFixed(2)}` : undefined;
  const each =
    typeof ratePerItem === "number" && ratePerItem > 0 ? `$${ratePerItem.toFixed(2)} each` : undefined;
  return [orderRate, each].filter(Boolean).join(" + ") || "free";
}

function getKey(entry: unknown): { readonly _key: string } {
  const { _key } = toRecord(entry);
  return { _key: typeof _key === "string" ? _key : "" };
}
