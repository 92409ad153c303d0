import type { Content } from "~/content/content";
import { type FormTemplate, formTemplateShape } from "./form-template";

const query = `*[_type == "formTemplate" && name == $name][0]{
  name, title, buttons{submit, reset}, messages{success, error},
  groups[]{
    name, title, description,
    fields[]{
      name, type, label, placeholder, helpText, width, autocomplete,
      options[]{label, value}, dynamicOptions, dependsOn, required
    }
  }
}`;

/** The form an editor laid out under this name; null when there is none. */
export function formTemplate(content: Content, name: string): Promise<FormTemplate | null> {
  return content.fetch(query, { name }, formTemplateShape.nullable());
}
