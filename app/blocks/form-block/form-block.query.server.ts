import { projectImage } from "~/content/groq-fragments.server";
import { formTemplateProjection } from "~/domains/forms/template/find-form-template.server";
import { createProjection, storedFields } from "../projection.server";
import { formBlock } from "./form-block.content";

/** What a form on a page asks of the content: the whole form it refers to. */
export const formBlockQuery = createProjection(formBlock, {
  ...storedFields("title", "description"),
  pictures: `pictures[]{_key, "image": ${projectImage("image")}}`,
  form: `form->${formTemplateProjection}`,
});
