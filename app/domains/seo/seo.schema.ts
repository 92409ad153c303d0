import { z } from "zod";
import { imageShape, list, optional, wordsShape } from "~/content/shapes";

/** What an editor says about a page for search engines and shared links. */
export const seoShape = z.object({
  title: optional(wordsShape),
  description: optional(wordsShape),
  metaList: list(z.object({ name: z.string(), content: z.string() })),
  image: optional(imageShape),
  noIndex: optional(z.boolean()),
});
export type Seo = z.infer<typeof seoShape>;

export const breadcrumbShape = list(z.object({ text: wordsShape, url: z.string() }));
export type BreadcrumbItem = z.infer<typeof breadcrumbShape>[number];

const schemaSwitch = z
  .object({ addSchema: z.boolean().nullish() })
  .nullish()
  .transform((value) => value?.addSchema ?? undefined);

/** The eight structured-data switches (SEO-011); faq, breadcrumb and video are on unless switched off (SEO-012). */
export const schemaSwitchesShape = z
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
export type SchemaSwitches = z.infer<typeof schemaSwitchesShape>;
