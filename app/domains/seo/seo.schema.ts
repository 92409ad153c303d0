import { z } from "zod";
import { imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";

/** An editor's settings of a page for search engines and shared links. */
export const seoSchema = z.object({
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  metaList: list(z.object({ name: z.string(), content: z.string() })),
  image: nullToUndefined(imageSchema),
  noIndex: nullToUndefined(z.boolean()),
});
export type Seo = z.infer<typeof seoSchema>;

export const breadcrumbSchema = list(z.object({ text: textSchema, url: z.string() }));
export type BreadcrumbItem = z.infer<typeof breadcrumbSchema>[number];

const schemaSwitch = z
  .object({ addSchema: z.boolean().nullish() })
  .nullish()
  .transform((value) => value?.addSchema ?? undefined);

/**
 * The eight switches for structured data (SEO-011). Faq, breadcrumb and video are on by default (SEO-012).
 */
export const schemaSwitchesSchema = z
  .object({
    faq: schemaSwitch,
    breadcrumb: schemaSwitch,
    video: schemaSwitch,
    googleSearchConsole: schemaSwitch,
    googleTagManager: schemaSwitch,
    product: schemaSwitch,
    localBusiness: schemaSwitch,
    organization: schemaSwitch,
  })
  .nullish()
  .transform((switches) => ({
    faq: switches?.faq ?? true,
    breadcrumb: switches?.breadcrumb ?? true,
    video: switches?.video ?? true,
    googleSearchConsole: switches?.googleSearchConsole ?? false,
    googleTagManager: switches?.googleTagManager ?? false,
    product: switches?.product ?? false,
    localBusiness: switches?.localBusiness ?? false,
    organization: switches?.organization ?? false,
  }));
export type SchemaSwitches = z.infer<typeof schemaSwitchesSchema>;
