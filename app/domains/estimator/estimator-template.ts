import { z } from "zod";
import { imageSchema, list, optional, textSchema, withDefault } from "~/content/schemas";
import {
  formFieldSchema,
  formGroupSchema,
  formOptionSchema,
  formTemplateSchema,
} from "~/domains/forms/template/form-template";
import { centsFromDollars } from "~/kernel/money";

const rangeShape = withDefault(
  z.object({ min: withDefault(z.number(), 0), max: withDefault(z.number(), 0) }),
  {
    min: 0,
    max: 0,
  },
).transform(({ min, max }) => ({ min: centsFromDollars(min), max: centsFromDollars(max) }));

/** One line of a price book as the content holds it, in dollars; here in cents. */
export const priceRowShape = z.object({
  field: z.string(),
  option: z.string(),
  dependent: withDefault(z.string(), ""),
  price: rangeShape,
  labor: rangeShape,
});

/** What the choices of a kitchen cost; its version is the name staff gave it. */
export const priceBookShape = z.object({
  name: z.string(),
  version: optional(z.string()),
  rows: list(priceRowShape),
});
export type PriceBook = z.infer<typeof priceBookShape>;

const estimatorOptionShape = formOptionSchema.extend({ image: optional(imageSchema) });

const estimatorFieldShape = formFieldSchema.extend({
  options: list(estimatorOptionShape),
  /** EST-004: the options that are chosen here add to the price. */
  useInCalculation: optional(z.boolean()),
  hideInPDF: optional(z.boolean()),
});
export type EstimatorField = z.infer<typeof estimatorFieldShape>;

const actionShape = z.object({ text: optional(z.string()) });

/** A question, or a few that belong together (EST-003): unfolds in its place, or opens over the page. */
export const estimatorGroupShape = formGroupSchema.extend({
  fields: list(estimatorFieldShape),
  layout: withDefault(z.enum(["accordion", "popup"]), "accordion"),
  actions: withDefault(
    z.object({
      /** `path` is the name of the group that opens; without one, the following group. */
      next: optional(actionShape.extend({ path: optional(z.string()) })),
      submit: optional(actionShape),
      print: optional(actionShape),
    }),
    { next: undefined, submit: undefined, print: undefined },
  ),
});
export type EstimatorGroup = z.infer<typeof estimatorGroupShape>;

const labelShape = withDefault(z.object({ label: withDefault(textSchema, "") }), { label: "" });

/** What the summary shows, and in which words (EST-006). */
const summaryShape = z.object({
  title: optional(textSchema),
  note: optional(textSchema),
  position: withDefault(z.enum(["side", "top"]), "side"),
  breakdowns: list(
    z.object({
      label: textSchema,
      items: list(z.object({ name: z.string(), label: textSchema, fields: list(z.string()) })),
    }),
  ),
  productTotal: labelShape,
  laborTotal: labelShape,
  grandTotal: labelShape,
});
export type SummaryConfig = z.infer<typeof summaryShape>;

/** EST-002: what the estimator asks and how it adds up. */
export const estimatorTemplateShape = formTemplateSchema.extend({
  id: z.string(),
  className: optional(z.string()),
  metadata: optional(z.object({ validity: optional(z.string()) })),
  groups: list(estimatorGroupShape),
  summary: withDefault(summaryShape, summaryShape.parse({})),
});
export type EstimatorTemplate = z.infer<typeof estimatorTemplateShape>;

/** A template and the prices it is reckoned with. */
export type Estimator = { readonly template: EstimatorTemplate; readonly book: PriceBook };
