import { z } from "zod";
import { imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";
import { formTemplateSchema } from "~/domains/forms/template/form-template";
import { createBlockSchema } from "../block-schema";

/** A form on a page; its form in the Studio is `studio/schemas/blocks/form-block.ts`. */
export const formBlock = createBlockSchema("formBlock", {
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  pictures: list(z.object({ _key: z.string(), image: imageSchema })),
  form: formTemplateSchema,
});
