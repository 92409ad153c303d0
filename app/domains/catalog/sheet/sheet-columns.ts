import { z } from "zod";
import { isOrderable } from "~/kernel/orderable-sample";
import { paths } from "~/kernel/paths";
import { constructions, finishTypes, type ListWord, wordOf } from "./style-patterns";

/** The columns of a catalog as a spreadsheet, in their order; `code` says which style a line is about. */
export const sheetColumns = [
  "code",
  "brand",
  "line",
  "color",
  "name",
  "color family",
  "construction",
  "finish type",
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
export const sheetStyleShape = z.looseObject({
  _id: z.string(),
  code: z.object({ current: z.string().nullish() }).nullish(),
  brand: z.object({ _ref: z.string() }).nullish(),
  line: z.string().nullish(),
  colour: z.string().nullish(),
  name: z.string().nullish(),
  family: z.string().nullish(),
  construction: z.string().nullish(),
  finishType: z.string().nullish(),
  swatch: z.string().nullish(),
  labels: z.array(z.string()).nullish(),
  orderRank: z.number().nullish(),
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
export type SheetStyle = z.infer<typeof sheetStyleShape>;

export const sheetBrandShape = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.object({ current: z.string().nullish() }).nullish(),
});
export type SheetBrand = z.infer<typeof sheetBrandShape>;

/** Fields of a style's document by their path, as a patch sets them; null takes a field away. */
export type Fields = Readonly<Record<string, unknown>>;

/** Every style, published and drafts, every published brand, and where redirects lead from. */
export const sheetContentShape = z.object({
  styles: z.array(sheetStyleShape),
  brands: z.array(sheetBrandShape),
  redirects: z.array(z.object({ _id: z.string(), from: z.string().nullish() })),
});
export type SheetContent = z.infer<typeof sheetContentShape>;

export const draftPrefix = "drafts.";
const labelSeparator = " | ";

/** A style as a line, in the words an import reads again: like its cells, without space around them. */
export function rowOf(
  style: SheetStyle,
  brands: readonly SheetBrand[],
): Readonly<Record<SheetColumn, string>> {
  const { sample } = style;
  const text = (value: string | null | undefined) => (value ?? "").trim();
  return {
    code: text(style.code?.current),
    brand: text(brandOf(style, brands)?.name),
    line: text(style.line),
    color: text(style.colour),
    name: text(style.name),
    "color family": text(style.family),
    construction: titled(constructions, style.construction),
    "finish type": titled(finishTypes, style.finishType),
    swatch: text(style.swatch),
    labels: (style.labels ?? []).map(text).join(labelSeparator).trim(),
    "sample sku": text(sample?.sku),
    "sample name": text(sample?.name),
    "sample price": typeof sample?.price === "number" ? sample.price.toFixed(2) : "",
    "sample can be ordered": sample ? (isOrderable(style) ? "yes" : "no") : "",
  };
}

/** A word of a list as people read it; what is none of the list stands as it is. */
function titled(words: readonly ListWord[], value: string | null | undefined): string {
  const text = (value ?? "").trim();
  return wordOf(words, text)?.title ?? text;
}

function brandOf({ brand }: SheetStyle, brands: readonly SheetBrand[]): SheetBrand | undefined {
  return brands.find(({ _id }) => _id === brand?._ref);
}

/** Where the page of a published style stands; undefined without a brand or a code. */
export function addressOf(style: SheetStyle, brands: readonly SheetBrand[]): string | undefined {
  const slug = brandOf(style, brands)?.slug?.current;
  const code = style.code?.current;
  return slug && code ? paths.style(slug, code) : undefined;
}

export function labelsIn(cell: string): readonly string[] {
  return cell
    .split("|")
    .map((label) => label.trim())
    .filter((label) => label !== "");
}
