import { z } from "zod";
import { isOrderable } from "~/content/orderable-sample";
import { cents, toDollars } from "~/kernel/money/money";
import { parseAmount } from "~/kernel/money/parse-amount";

/** The columns of the catalog spreadsheet in order; `code` identifies the style. */
export const sheetColumns = [
  "code",
  "brand",
  "line",
  "color",
  "name",
  "color family",
  "construction",
  "material",
  "swatch",
  "labels",
  "sample sku",
  "sample name",
  "sample price",
  "sample can be ordered",
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** A row of the spreadsheet. A missing column leaves its field unchanged. */
export type SheetRow = Partial<Readonly<Record<SheetColumn, string>>>;

/** The fields of a style document that the spreadsheet covers; other fields stay unchanged. */
export const sheetStyleSchema = z.looseObject({
  _id: z.string(),
  code: z.object({ current: z.string().nullish() }).nullish(),
  brand: z.object({ _ref: z.string() }).nullish(),
  line: z.string().nullish(),
  color: z.string().nullish(),
  name: z.string().nullish(),
  family: z.string().nullish(),
  construction: z.string().nullish(),
  material: z.string().nullish(),
  swatch: z.string().nullish(),
  labels: z.array(z.string()).nullish(),
  orderSample: z.boolean().nullish(),
  sample: z
    .looseObject({
      sku: z.string().nullish(),
      name: z.string().nullish(),
      price: z.number().nullish(),
      enabled: z.boolean().nullish(),
    })
    .nullish(),
});
export type SheetStyle = z.infer<typeof sheetStyleSchema>;

export const sheetBrandSchema = z.object({ _id: z.string(), name: z.string() });
export type SheetBrand = z.infer<typeof sheetBrandSchema>;

/** Fields of a style document by path, for a patch; null removes a field. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** All styles, published and drafts, and all published brands. */
export const sheetContentSchema = z.object({
  styles: z.array(sheetStyleSchema),
  brands: z.array(sheetBrandSchema),
});
export type SheetContent = z.infer<typeof sheetContentSchema>;

export const draftPrefix = "drafts.";
const labelSeparator = " | ";

/** Returns a style as a row that an import can read back. */
export function toSheetRow(
  style: SheetStyle,
  brands: readonly SheetBrand[],
): Readonly<Record<SheetColumn, string>> {
  const { sample } = style;
  return {
    code: style.code?.current ?? "",
    brand: brands.find(({ _id }) => _id === style.brand?._ref)?.name ?? "",
    line: style.line ?? "",
    color: style.color ?? "",
    name: style.name ?? "",
    "color family": style.family ?? "",
    construction: style.construction ?? "",
    material: style.material ?? "",
    swatch: style.swatch ?? "",
    labels: (style.labels ?? []).join(labelSeparator),
    "sample sku": sample?.sku ?? "",
    "sample name": sample?.name ?? "",
    "sample price": typeof sample?.price === "number" ? sample.price.toFixed(2) : "",
    "sample can be ordered": sample ? (isOrderable(style) ? "yes" : "no") : "",
  };
}

const maxPrice = cents(99_999_999);

/** Parses a cell as dollars; null if it is not a price below a million dollars. */
export function parsePrice(cell: string): number | null {
  const amount = parseAmount(cell);
  return amount.ok && amount.value <= maxPrice ? toDollars(amount.value) : null;
}

export function parseLabels(cell: string): readonly string[] {
  return cell
    .split("|")
    .map((label) => label.trim())
    .filter((label) => label !== "");
}
