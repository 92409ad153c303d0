import { projectImage } from "~/content/groq-fragments.server";
import { formTemplateProjection } from "~/domains/forms/template/find-form-template.server";
import { createProjection, selectFields } from "../projection.server";
import { formBlock } from "./form-block.content";

/** Loads the whole form that the block refers to. */
export const formBlockProjection = createProjection(formBlock, {
  ...selectFields("title", "description"),
  pictures: `pictures[]{_key, "image": ${projectImage("image")}}`,
  form: `form->${formTemplateProjection}`,
});
