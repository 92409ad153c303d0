import { projectImage } from "~/content/groq-fragments.server";
import { formTemplateProjection } from "~/domains/forms/template/find-form-template.server";
import { createProjection, storedFields } from "../projection.server";
import { formBlock } from "./form-block.content";

/** Loads the whole form that the block refers to. */
export const formBlockQuery = createProjection(formBlock, {
  ...storedFields("title", "description"),
  pictures: `pictures[]{_key, "image": ${projectImage("image")}}`,
  form: `form->${formTemplateProjection}`,
});
