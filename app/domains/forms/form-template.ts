import { z } from "zod";
import { optional } from "~/content/shapes";

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** One field as an editor placed it (S1 §3); rules attach to its `name`, never to the template (ruling D05). */
export const formFieldShape = z.object({
  name: z.string(),
  type: z.string(),
  label: z.string(),
  placeholder: optional(z.string()),
  helpText: optional(z.string()),
  width: optional(z.enum(["full", "half", "third"])),
  autocomplete: optional(z.string()),
  options: list(z.object({ label: z.string(), value: z.string() })),
  dynamicOptions: optional(z.enum(["countries", "states", "cities"])),
  dependsOn: optional(z.string()),
  required: optional(z.boolean()),
});
export type FormField = z.infer<typeof formFieldShape>;

export const formGroupShape = z.object({
  name: z.string(),
  title: optional(z.string()),
  description: optional(z.string()),
  fields: list(formFieldShape),
});
export type FormGroup = z.infer<typeof formGroupShape>;

export const formTemplateShape = z.object({
  name: z.string(),
  title: optional(z.string()),
  groups: list(formGroupShape),
  buttons: optional(z.object({ submit: optional(z.string()), reset: optional(z.string()) })),
  messages: optional(z.object({ success: optional(z.string()), error: optional(z.string()) })),
});
export type FormTemplate = z.infer<typeof formTemplateShape>;
