import { z } from "zod";
import { imageShape, list, optional, wordsShape } from "~/content/shapes";
import { formTemplateSchema } from "~/domains/forms/template/form-template";
import { blockShape } from "../block-shape";

/** A form an editor placed on a page; filled in by `studio/schemas/blocks/form-block.ts`. */
export const formBlock = blockShape("formBlock", {
  title: optional(wordsShape),
  description: optional(wordsShape),
  pictures: list(z.object({ _key: z.string(), image: imageShape })),
  form: formTemplateSchema,
});
