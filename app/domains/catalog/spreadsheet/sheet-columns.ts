import { z } from "zod";
import { isOrderable } from "~/content/orderable-sample";
import { cents, dollarsOf } from "~/kernel/money";
import { parseAmount } from "~/kernel/parse-amount";

/** The columns of a catalog as a spreadsheet, in their order; `code` says which style a line is about. */
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

/** A line of the spreadsheet; a column the file does not have is absent, and leaves its field alone. */
export type SheetRow = Partial<Readonly<Record<SheetColumn, string>>>;

/** What a spreadsheet knows of a style's document; everything else of it stays as it is. */
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

/** Fields of a style's document by their path, as a patch sets them; null takes a field away. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** Every style, published and drafts, and every published brand. */
export const sheetContentSchema = z.object({
  styles: z.array(sheetStyleSchema),
  brands: z.array(sheetBrandSchema),
});
export type SheetContent = z.infer<typeof sheetContentSchema>;

export const draftPrefix = "drafts.";
const labelSeparator = " | ";

/** A style as a line, in the words an import reads again. */
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

/** Reads a cell as dollars; null when it is no price below a million dollars. */
export function parsePrice(cell: string): number | null {
  const amount = parseAmount(cell);
  return amount.ok && amount.value <= maxPrice ? dollarsOf(amount.value) : null;
}

export function parseLabels(cell: string): readonly string[] {
  return cell
    .split("|")
    .map((label) => label.trim())
    .filter((label) => label !== "");
}
