import { z } from "zod";
import { imageSchema, list, nullToUndefined, textSchema, withDefault } from "~/content/schemas";
import {
  formFieldSchema,
  formGroupSchema,
  formOptionSchema,
  formTemplateSchema,
} from "~/domains/forms/template/form-template";
import { centsFromDollars } from "~/kernel/money/money";

const rangeSchema = withDefault(
  z.object({ min: withDefault(z.number(), 0), max: withDefault(z.number(), 0) }),
  {
    min: 0,
    max: 0,
  },
).transform(({ min, max }) => ({ min: centsFromDollars(min), max: centsFromDollars(max) }));

/** A line of a price book; the content holds dollars, the result cents. */
export const priceRowSchema = z.object({
  field: z.string(),
  option: z.string(),
  dependent: withDefault(z.string(), ""),
  price: rangeSchema,
  labor: rangeSchema,
});

/** The prices of kitchen options; staff choose the name of its version. */
export const priceBookSchema = z.object({
  name: z.string(),
  version: nullToUndefined(z.string()),
  rows: list(priceRowSchema),
});
export type PriceBook = z.infer<typeof priceBookSchema>;

const estimatorOptionSchema = formOptionSchema.extend({ image: nullToUndefined(imageSchema) });

const estimatorFieldSchema = formFieldSchema.extend({
  options: list(estimatorOptionSchema),
  /** The chosen options of this field count towards the price (EST-004). */
  useInCalculation: nullToUndefined(z.boolean()),
  hideInPDF: nullToUndefined(z.boolean()),
});
export type EstimatorField = z.infer<typeof estimatorFieldSchema>;

const actionSchema = z.object({ text: nullToUndefined(z.string()) });

/** One or several questions (EST-003) that expand in place or open as a popup. */
export const estimatorGroupSchema = formGroupSchema.extend({
  fields: list(estimatorFieldSchema),
  layout: withDefault(z.enum(["accordion", "popup"]), "accordion"),
  actions: withDefault(
    z.object({
      /** `path` is the name of the group to open; by default the following group. */
      next: nullToUndefined(actionSchema.extend({ path: nullToUndefined(z.string()) })),
      submit: nullToUndefined(actionSchema),
      print: nullToUndefined(actionSchema),
    }),
    { next: undefined, submit: undefined, print: undefined },
  ),
});
export type EstimatorGroup = z.infer<typeof estimatorGroupSchema>;

const labelSchema = withDefault(z.object({ label: withDefault(textSchema, "") }), { label: "" });

/** The sections and labels of the summary (EST-006). */
const summarySchema = z.object({
  title: nullToUndefined(textSchema),
  note: nullToUndefined(textSchema),
  position: withDefault(z.enum(["side", "top"]), "side"),
  breakdowns: list(
    z.object({
      label: textSchema,
      items: list(z.object({ name: z.string(), label: textSchema, fields: list(z.string()) })),
    }),
  ),
  productTotal: labelSchema,
  laborTotal: labelSchema,
  grandTotal: labelSchema,
});
export type SummaryConfig = z.infer<typeof summarySchema>;

/** The questions of the estimator and its summary (EST-002). */
export const estimatorTemplateSchema = formTemplateSchema.extend({
  id: z.string(),
  className: nullToUndefined(z.string()),
  metadata: nullToUndefined(z.object({ validity: nullToUndefined(z.string()) })),
  groups: list(estimatorGroupSchema),
  summary: withDefault(summarySchema, summarySchema.parse({})),
});
export type EstimatorTemplate = z.infer<typeof estimatorTemplateSchema>;

/** A template with its price book. */
export type Estimator = { readonly template: EstimatorTemplate; readonly book: PriceBook };
