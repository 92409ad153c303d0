import { statesByCountry } from "../../../app/domains/regions/countries";
import { count } from "../parts/preview";
import { placeName } from "../parts/regions";
import { entryOf, listOf } from "../rules/read";

/** A row of the rates table. `path` is the path of its first entry. */
export type RateRow = {
  readonly orders: string;
  readonly where: string;
  readonly zips: string;
  readonly price: string;
  readonly path: readonly (string | { readonly _key: string })[];
};

type Path = RateRow["path"];

/** Formats the rates of a method and groups entries with one price: "$9.95", "below $100", "48 states". */
export function rateRows(rates: unknown, by: "Order" | "Item"): readonly RateRow[] {
  const { byOrder, byItem } = entryOf(rates);
  if (by === "Item") return rowsOf(entryOf(byItem).countries, "any", ["rates", "byItem"]);
  return listOf(entryOf(byOrder).orderRange).flatMap((range) =>
    rowsOf(entryOf(range).countries, ordersOf(range), ["rates", "byOrder", "orderRange", keyOf(range)]),
  );
}

/** Formats a range of values in whole dollars: "below $100", "$100 and above", "$50 to $99". */
export function ordersOf(range: unknown): string {
  const { startValue, endValue } = entryOf(range);
  const from = typeof startValue === "number" ? startValue : 0;
  if (typeof endValue !== "number") return from === 0 ? "any value" : `$${from} and above`;
  return from === 0 ? `below $${endValue + 1}` : `$${from} to $${endValue}`;
}

/** Formats all rates in one line: "free in Montana · not shipped to Alaska, Hawaii · $9.95 in 48 states". */
export function ratesInWords(countries: unknown): string {
  return rowsOf(countries, "", [])
    .map(({ price, where }) => (price === notShipped ? `${price} to ${where}` : `${price} in ${where}`))
    .join(" · ");
}

/** Territories, which the checkout's list of states contains but which do not count as states. */
const territories = new Set(["AS", "GU", "MP", "PR", "VI"]);
const notShipped = "not shipped";

function rowsOf(countries: unknown, orders: string, at: Path): readonly RateRow[] {
  return listOf(countries).flatMap((country) => {
    const entries = listOf(entryOf(country).states).map((entry) => ({
      entry,
      zips: listZipPatterns(entryOf(entry).zipCodes),
      price: priceOf(entry),
    }));
    const alike = new Map<string, typeof entries>();
    for (const one of entries) {
      const group = `${one.price} ${one.zips}`;
      alike.set(group, [...(alike.get(group) ?? []), one]);
    }
    return [...alike.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const states = group.map(({ entry }) => entryOf(entry).state);
      return {
        orders,
        where: placesOf(country, states),
        zips: first.zips,
        price: first.price,
        path: [...at, "countries", keyOf(country), "states", keyOf(first.entry)],
      };
    });
  });
}

/** Names up to eight states and counts more, including those of "every other state". */
function placesOf(country: unknown, states: readonly unknown[]): string {
  const { country: code, states: all } = entryOf(country);
  const named = states.flatMap((state) => (typeof state === "string" && state !== "*" ? state : []));
  if (!states.includes("*") && named.length <= 8) return named.map(placeName).join(", ");
  const known = (statesByCountry[String(code)] ?? []).filter((place) => !territories.has(place.code));
  const listed = new Set(listOf(all).map((entry) => entryOf(entry).state));
  const others = states.includes("*") ? known.filter((place) => !listed.has(place.code)).length : 0;
  return known.length === 0 ? "every other state" : count(others + named.length, "state");
}

function listZipPatterns(zips: unknown): string {
  const patterns = listOf(zips).map(String);
  if (patterns.length === 0 || patterns.includes("*")) return "all";
  return patterns.length > 3 ? count(patterns.length, "ZIP range") : patterns.join(", ");
}

function priceOf(entry: unknown): string {
  const { rate, ratePerItem, isShippingDisabled } = entryOf(entry);
  if (isShippingDisabled) return notShipped;
  const whole = typeof rate === "number" && rate > 0 ? `$${rate.toFixed(2)}` : undefined;
  const each =
    typeof ratePerItem === "number" && ratePerItem > 0 ? `$${ratePerItem.toFixed(2)} each` : undefined;
  return [whole, each].filter(Boolean).join(" + ") || "free";
}

function keyOf(entry: unknown): { readonly _key: string } {
  const { _key } = entryOf(entry);
  return { _key: typeof _key === "string" ? _key : "" };
}
