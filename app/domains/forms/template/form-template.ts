import { z } from "zod";
import { actionSchema, list, optional, withDefault } from "~/content/schemas";

/** A field is hidden and empty while another field has one of these values. */
const hideWhenSchema = z.object({
  field: z.string(),
  equals: list(z.string()),
  /** Also hidden while the other field is empty. */
  orEmpty: optional(z.boolean()),
});
export type HideWhen = z.infer<typeof hideWhenSchema>;

/** An option is available only while each of these fields holds one of the values. */
const dependencySchema = z.object({ field: z.string(), values: list(z.string()) });

export const formOptionSchema = z.object({
  label: z.string(),
  customLabel: optional(z.string()),
  value: z.string(),
  description: optional(z.string()),
  dependencies: list(dependencySchema),
  hideWhen: optional(hideWhenSchema),
});
export type FormOption = z.infer<typeof formOptionSchema>;

/** A group of fields is not a field type (see `formGroupSchema`). */
export const fieldTypes = [
  "text",
  "email",
  "number",
  "hidden",
  "tel",
  "textarea",
  "select",
  "checkbox",
  "newsletter",
  "checkbox-group",
  "radio",
  "file",
  "password",
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A field as an editor configured it. In the checkout its `name` selects the rules (CHK-002). */
export const formFieldSchema = z.object({
  name: z.string(),
  type: z.enum(fieldTypes).catch("text"),
  label: z.string(),
  customLabel: optional(z.string()),
  placeholder: optional(z.string()),
  helpText: optional(z.string()),
  width: optional(z.enum(["full", "half", "third"])),
  autocomplete: optional(z.string()),
  /** The fixed value of a hidden field, or the initial value of another. */
  value: optional(z.string()),
  defaultValue: optional(z.string()),
  required: optional(z.boolean()),
  minLength: optional(z.number()),
  maxLength: optional(z.number()),
  onlyNumbers: optional(z.boolean()),
  /** Checkout only: the address rule of this name accepts punctuation. */
  allowPunctuation: optional(z.boolean()),
  labelLengthLimit: optional(z.number()),
  options: list(formOptionSchema),
  multiSelect: optional(z.boolean()),
  dynamicOptions: optional(z.enum(["countries", "states", "cities"])),
  dependsOn: optional(z.string()),
  /** False: an unavailable option stays visible but cannot be selected. */
  filter: optional(z.boolean()),
  hideWhen: optional(hideWhenSchema),
  layout: optional(z.enum(["radio", "button", "card", "drag-and-drop", "file-input"])),
  fileTypes: list(z.string()),
  /** In MB of 1,048,576 bytes. */
  maxFileSize: optional(z.number()),
  maxFiles: optional(z.number()),
});
export type FormField = z.infer<typeof formFieldSchema>;

export const formGroupSchema = z.object({
  name: z.string(),
  title: optional(z.string()),
  description: optional(z.string()),
  fields: list(formFieldSchema),
});
export type FormGroup = z.infer<typeof formGroupSchema>;

/** Headings above their fields, or beside them on wide screens. */
const formLayoutSchema = withDefault(z.enum(["stacked", "beside"]), "stacked");
export type FormLayout = z.infer<typeof formLayoutSchema>;

/** A step of a form (FORM-003); a form without steps is treated as one step. */
export const formStepSchema = z.object({
  title: optional(z.string()),
  subTitle: optional(z.string()),
  description: optional(z.string()),
  disclaimer: optional(z.string()),
  className: optional(z.string()),
  layout: formLayoutSchema,
  groups: list(formGroupSchema),
  actions: withDefault(
    z.object({
      back: optional(z.string()),
      next: optional(z.string()),
      submit: optional(z.string()),
      reset: optional(z.string()),
    }),
    { back: undefined, next: undefined, submit: undefined, reset: undefined },
  ),
});
export type FormStep = z.infer<typeof formStepSchema>;

export const formTemplateSchema = z.object({
  name: z.string(),
  title: optional(z.string()),
  groups: list(formGroupSchema),
  steps: list(formStepSchema),
  layout: formLayoutSchema,
  /** Links beside the form's buttons. */
  actions: list(actionSchema),
  /** Metadata that is stored with every submission and shown to staff only. */
  notes: list(z.object({ name: z.string(), value: z.string() })),
  buttons: optional(z.object({ submit: optional(z.string()), reset: optional(z.string()) })),
  messages: optional(z.object({ success: optional(z.string()), error: optional(z.string()) })),
  /** Replaces the form after it was sent (FORM-024). */
  thanks: optional(z.object({ title: optional(z.string()), text: optional(z.string()) })),
  googleReCaptcha: withDefault(z.boolean(), false),
});
export type FormTemplate = z.infer<typeof formTemplateSchema>;
