import { z } from "zod";
import { imageSchema, list, optional, textSchema } from "~/content/schemas";
import { formTemplateSchema } from "~/domains/forms/template/form-template";
import { blockSchema } from "../block-schema";

/** A form on a page; its form in the Studio is `studio/schemas/blocks/form-block.ts`. */
export const formBlock = blockSchema("formBlock", {
  title: optional(textSchema),
  description: optional(textSchema),
  pictures: list(z.object({ _key: z.string(), image: imageSchema })),
  form: formTemplateSchema,
});
