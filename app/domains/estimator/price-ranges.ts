import { type Cents, cents, ZERO } from "~/kernel/money/money";

/** The lowest and the highest price. */
export type PriceRange = { readonly min: Cents; readonly max: Cents };

/** The price of a choice: goods and labor. */
export type PriceEntry = { readonly price: PriceRange; readonly labor: PriceRange };

/** One line of a price book. `dependent` is the required value of the other field; empty for any value. */
export type PriceRow = PriceEntry & {
  readonly field: string;
  readonly option: string;
  readonly dependent: string;
};

/** Prices by field, option, and value of the field that the price depends on ("" without such a field). */
export type PricingData = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, PriceEntry>>>>>
>;

/** A field with prices. `dependsOn` names the field whose value selects among the prices of one option. */
export type PricedField = { readonly name: string; readonly dependsOn?: string | undefined };

/** Returns the chosen options of a field. */
export type GetChoices = (field: string) => readonly string[];

/** Amounts of one field or of all fields: goods, labor, and both. */
export type PriceSums = {
  readonly min: Cents;
  readonly max: Cents;
  readonly laborMin: Cents;
  readonly laborMax: Cents;
  readonly totalMin: Cents;
  readonly totalMax: Cents;
};

const zeroSums: PriceSums = {
  min: ZERO,
  max: ZERO,
  laborMin: ZERO,
  laborMax: ZERO,
  totalMin: ZERO,
  totalMax: ZERO,
};

/** Indexes the lines of a price book for lookups. For the same choice the later line counts. */
export function toPricingData(rows: readonly PriceRow[]): PricingData {
  const data: Record<string, Record<string, Record<string, PriceEntry>>> = Object.create(null);
  for (const { field, option, dependent, price, labor } of rows) {
    data[field] ??= Object.create(null) as Record<string, Record<string, PriceEntry>>;
    const options = data[field];
    options[option] ??= Object.create(null) as Record<string, PriceEntry>;
    options[option][dependent] = { price, labor };
  }
  return data;
}

/** Returns the price of an option for the current choices; null if the price book has none. */
export function findOptionPrice(
  pricing: PricingData,
  { name, dependsOn }: PricedField,
  option: string,
  choices: GetChoices,
): PriceEntry | null {
  const prices = pricing[name]?.[option];
  if (!prices) return null;
  const nested = dependsOn
    ? choices(dependsOn)
        .map((value) => prices[value])
        .find(Boolean)
    : undefined;
  return nested ?? prices[""] ?? null;
}

/** EST-004: adds the prices of a field's chosen options. An option without a price adds nothing. */
export function sumFieldPrices(pricing: PricingData, field: PricedField, choices: GetChoices): PriceSums {
  return addPriceSums(
    choices(field.name).flatMap((option) => {
      const entry = findOptionPrice(pricing, field, option, choices);
      return entry ? [toPriceSums(entry)] : [];
    }),
  );
}

export function toPriceSums({ price, labor }: PriceEntry): PriceSums {
  return {
    min: price.min,
    max: price.max,
    laborMin: labor.min,
    laborMax: labor.max,
    totalMin: cents(price.min + labor.min),
    totalMax: cents(price.max + labor.max),
  };
}

export function addPriceSums(parts: readonly PriceSums[]): PriceSums {
  return parts.reduce(
    (total, range) => ({
      min: cents(total.min + range.min),
      max: cents(total.max + range.max),
      laborMin: cents(total.laborMin + range.laborMin),
      laborMax: cents(total.laborMax + range.laborMax),
      totalMin: cents(total.totalMin + range.totalMin),
      totalMax: cents(total.totalMax + range.totalMax),
    }),
    zeroSums,
  );
}
