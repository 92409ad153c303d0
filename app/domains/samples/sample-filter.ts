import { stripStega } from "~/kernel/stega";
import type { SampleProduct } from "./cart-line";

/** What a visitor narrows the board by; an empty string is "all". */
export type SampleFilter = { readonly brand: string; readonly line: string; readonly color: string };

export const emptyFilter: SampleFilter = { brand: "", line: "", color: "" };

/** The samples that fit every chosen filter. */
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

function matches(wanted: string, value: string | null): boolean {
  return wanted === "" || wanted === stripStega(value ?? "");
}

/** What there is to choose from, each once, in the order of the board. */
export function getFilterOptions(samples: readonly SampleProduct[], brand: string) {
  const ofBrand = samples.filter((sample) => matches(brand, sample.brandName));
  return {
    brands: distinct(samples.map((sample) => sample.brandName)),
    lines: distinct(ofBrand.map((sample) => sample.line)),
    colors: distinct(samples.map((sample) => sample.family)),
  };
}

/** Without what nothing can be chosen by: a line that the brand does not have, a color of an old link. */
export function removeUnknownFilters(samples: readonly SampleProduct[], filter: SampleFilter): SampleFilter {
  const known = (choices: readonly string[], value: string) => (choices.includes(value) ? value : "");
  const brand = known(getFilterOptions(samples, "").brands, filter.brand);
  const { lines, colors } = getFilterOptions(samples, brand);
  return { brand, line: known(lines, filter.line), color: known(colors, filter.color) };
}

/** The filter of a query string, so that a narrowed board can be shared. */
export function parseSampleFilter(search: string): SampleFilter {
  const query = new URLSearchParams(search);
  return {
    brand: query.get("brand") ?? "",
    line: query.get("line") ?? "",
    color: query.get("color") ?? "",
  };
}

/** The query name of a sample that the board selects when it opens. */
export const selectedParameter = "sample";

export function toSampleQuery(filter: SampleFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value !== "");
  return chosen.length === 0 ? "" : `?${new URLSearchParams(chosen)}`;
}

export type SampleLine = {
  readonly key: string;
  readonly line: string;
  readonly brandName: string;
  readonly construction: string | null;
  readonly samples: readonly SampleProduct[];
};

/** The samples gathered by door line: one row of the board each. */
export function groupByLine(samples: readonly SampleProduct[]): readonly SampleLine[] {
  const rows = new Map<string, SampleProduct[]>();
  for (const sample of samples) {
    const key = stripStega(`${sample.brandName} ${sample.line}`);
    rows.set(key, [...(rows.get(key) ?? []), sample]);
  }
  return [...rows].flatMap(([key, [first, ...others]]) =>
    first
      ? [
          {
            key,
            line: first.line,
            brandName: first.brandName,
            construction: first.construction,
            samples: [first, ...others],
          },
        ]
      : [],
  );
}

/** Lines of one or two colors take half the board's width. */
export function isShortLine({ samples }: SampleLine): boolean {
  return samples.length <= 2;
}

/** The lines as the board lays them out: each brand's short ones last, so that they pair up without gaps. */
export function sortForBoard(lines: readonly SampleLine[]): readonly SampleLine[] {
  const brands = distinct(lines.map(({ brandName }) => brandName));
  return brands.flatMap((brand) => {
    const own = lines.filter(({ brandName }) => matches(brand, brandName));
    return [...own.filter((line) => !isShortLine(line)), ...own.filter(isShortLine)];
  });
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null).map(stripStega))];
}
