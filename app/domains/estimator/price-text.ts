import { type FormEntries, getEntryList } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries } from "~/domains/forms/entries/visible-fields";
import { cents, formatMoney } from "~/kernel/money/money";
import { listEstimatorFields } from "./estimator-fields";
import type { Estimator, EstimatorField, EstimatorGroup } from "./estimator-template";
import { type addPriceSums, findOptionPrice, toPriceSums, toPricingData } from "./price-ranges";

type Range = Parameters<typeof insertPriceRange>[1];

/** Inserts a price range for `{min}`, `{max}`, `{{min}}` and `{{max}}` (EST-015). */
export function insertPriceRange(
  text: string,
  { min, max }: { readonly min: string; readonly max: string },
): string {
  return text.replace(/\{\{min\}\}|\{min\}/g, () => min).replace(/\{\{max\}\}|\{max\}/g, () => max);
}

const hasPlaceholders = (text: string) => /\{(min|max)\}/.test(text);

/** Returns the text, or undefined if it needs a price and there is none. */
function insertPrice(text: string | undefined, range: Range | null): string | undefined {
  if (!text || !hasPlaceholders(text)) return text;
  return range ? insertPriceRange(text, range) : undefined;
}

const removePrice = (text: string | undefined) => insertPrice(text, null);

/**
 * Inserts prices into the texts of all groups. An option uses its own price, a field or group the range of
 * its options. Texts without a known price are left out.
 */
export function insertPrices({ template, book }: Estimator, entries: FormEntries): readonly EstimatorGroup[] {
  const visibleEntries = clearHiddenEntries(listEstimatorFields(template), entries);
  const pricing = toPricingData(book.rows);
  const getChoices = (field: string) => getEntryList(visibleEntries, field);
  const listRanges = (field: EstimatorField) =>
    field.options.map(({ value }) => {
      const entry = findOptionPrice(pricing, field, value, getChoices);
      return entry && toPriceSums(entry);
    });
  const insertPrices = (field: EstimatorField): EstimatorField => {
    const ranges = listRanges(field);
    return {
      ...field,
      helpText: insertPrice(field.helpText, getPriceSpan(ranges)),
      options: field.options.map((option, index) => {
        const range = ranges[index];
        return {
          ...option,
          description: range
            ? insertPrice(option.description, getPriceSpan([range]))
            : removePrice(option.description),
        };
      }),
    };
  };
  return template.groups.map((group) => ({
    ...group,
    description: insertPrice(group.description, getPriceSpan(group.fields.flatMap(listRanges))),
    fields: group.fields.map(insertPrices),
  }));
}

/** Returns the range from the cheapest to the most expensive option, as text. */
function getPriceSpan(ranges: readonly (ReturnType<typeof addPriceSums> | null)[]): Range | null {
  const positiveRanges = ranges.filter((range) => range !== null).filter(({ totalMax }) => totalMax > 0);
  if (positiveRanges.length === 0) return null;
  return {
    min: formatMoney(cents(Math.min(...positiveRanges.map(({ totalMin }) => totalMin)))),
    max: formatMoney(cents(Math.max(...positiveRanges.map(({ totalMax }) => totalMax)))),
  };
}
