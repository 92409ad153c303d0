import { capitalize } from "~/kernel/text/text";
import { SelectField } from "~/ui/fields/select-field";
import type { SampleProduct } from "../cart/cart-line";
import { getFilterOptions, type SampleFilter } from "./sample-filter";

type SampleFiltersProps = {
  readonly samples: readonly SampleProduct[];
  readonly filter: SampleFilter;
  readonly onChange: (change: Partial<SampleFilter>) => void;
  readonly shownCount: number;
};

/** Filters by brand, line and color family; the number of results is announced. */
export function SampleFilters({ samples, filter, onChange, shownCount }: SampleFiltersProps) {
  const { brands, lines, colors } = getFilterOptions(samples, filter.brand);
  return (
    <fieldset className="needs-script no-print grid grid-cols-2 items-end gap-4 md:grid-cols-4">
      <legend className="sr-only">Filter samples</legend>
      <SelectField
        name="brand"
        label="Brand"
        required
        placeholder="All brands"
        value={filter.brand}
        options={brands.map(toChoice)}
        onChange={(event) => onChange({ brand: event.currentTarget.value, line: "" })}
      />
      <SelectField
        name="line"
        label="Door line"
        required
        placeholder="All lines"
        value={filter.line}
        options={lines.map(toChoice)}
        onChange={(event) => onChange({ line: event.currentTarget.value })}
      />
      <SelectField
        name="color"
        label="Color"
        required
        placeholder="All colors"
        value={filter.color}
        options={colors.map((color) => ({ value: color, label: capitalize(color) }))}
        onChange={(event) => onChange({ color: event.currentTarget.value })}
      />
      <p aria-live="polite" className="pb-3 text-sm text-ink-soft">
        {shownCount === 1 ? "1 sample" : `${shownCount} samples`}
      </p>
    </fieldset>
  );
}

function toChoice(value: string) {
  return { value, label: value };
}
