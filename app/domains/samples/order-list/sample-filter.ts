import { stripStega } from "~/kernel/text/stega";
import type { SampleProduct } from "../cart/cart-line";

/** The filter of the sample list; an empty string means all. */
export type SampleFilter = { readonly brand: string; readonly line: string; readonly color: string };

export const emptyFilter: SampleFilter = { brand: "", line: "", color: "" };

/** Returns the samples that match every filter. */
export function filterSamples(
  samples: readonly SampleProduct[],
  filter: SampleFilter,
): readonly SampleProduct[] {
  return samples.filter(
    (sample) =>
      matches(filter.brand, sample.brandName) &&
      matches(filter.line, sample.line) &&
      matches(filter.color, sample.family),
  );
}

function matches(filterValue: string, value: string | null): boolean {
  return filterValue === "" || filterValue === stripStega(value ?? "");
}

/** Returns the filter options without duplicates, in the order of the sample list. */
export function getFilterOptions(samples: readonly SampleProduct[], brand: string) {
  const ofBrand = samples.filter((sample) => matches(brand, sample.brandName));
  return {
    brands: listDistinct(samples.map((sample) => sample.brandName)),
    lines: listDistinct(ofBrand.map((sample) => sample.line)),
    colors: listDistinct(samples.map((sample) => sample.family)),
  };
}

/** Removes filters without a matching option: a line of another brand, or a color from an old link. */
export function removeUnknownFilters(samples: readonly SampleProduct[], filter: SampleFilter): SampleFilter {
  const keepIfOffered = (choices: readonly string[], value: string) => (choices.includes(value) ? value : "");
  const brand = keepIfOffered(getFilterOptions(samples, "").brands, filter.brand);
  const { lines, colors } = getFilterOptions(samples, brand);
  return { brand, line: keepIfOffered(lines, filter.line), color: keepIfOffered(colors, filter.color) };
}

/** Parses the filter of a query string, so that a filtered sample list can be shared. */
export function parseSampleFilter(search: string): SampleFilter {
  const query = new URLSearchParams(search);
  return {
    brand: query.get("brand") ?? "",
    line: query.get("line") ?? "",
    color: query.get("color") ?? "",
  };
}

/** The query parameter of a sample that the sample list selects initially. */
export const selectedParameter = "sample";

export function toSampleQuery(filter: SampleFilter): string {
  const activeFilters = Object.entries(filter).filter(([, value]) => value !== "");
  return activeFilters.length === 0 ? "" : `?${new URLSearchParams(activeFilters)}`;
}

export type DoorLine = {
  readonly key: string;
  readonly line: string;
  readonly brandName: string;
  readonly construction: string | null;
  readonly samples: readonly SampleProduct[];
};

/** Groups the samples by door line; each line is a row of the sample list. */
export function groupByDoorLine(samples: readonly SampleProduct[]): readonly DoorLine[] {
  const rows = new Map<string, SampleProduct[]>();
  for (const sample of samples) {
    const key = stripStega(`${sample.brandName} ${sample.line}`);
    rows.set(key, [...(rows.get(key) ?? []), sample]);
  }
  return [...rows].flatMap(([key, [first, ...otherSamples]]) =>
    first
      ? [
          {
            key,
            line: first.line,
            brandName: first.brandName,
            construction: first.construction,
            samples: [first, ...otherSamples],
          },
        ]
      : [],
  );
}

/** Returns whether a line has at most two colors and takes half the width of the sample list. */
export function isShortDoorLine({ samples }: DoorLine): boolean {
  return samples.length <= 2;
}

/** Sorts the lines for the board: short lines come last in each brand, so that two share a row. */
export function sortDoorLines(lines: readonly DoorLine[]): readonly DoorLine[] {
  const brands = listDistinct(lines.map(({ brandName }) => brandName));
  return brands.flatMap((brand) => {
    const linesOfBrand = lines.filter(({ brandName }) => matches(brand, brandName));
    return [
      ...linesOfBrand.filter((line) => !isShortDoorLine(line)),
      ...linesOfBrand.filter(isShortDoorLine),
    ];
  });
}

function listDistinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null).map(stripStega))];
}
