import { z } from "zod";
import { actionSchema, list, nullToUndefined, withDefault } from "~/content/schemas";

/** A field is hidden and empty while another field has one of these values. */
const hideWhenSchema = z.object({
  field: z.string(),
  equals: list(z.string()),
  /** Also hidden while the other field is empty. */
  orEmpty: nullToUndefined(z.boolean()),
});
export type HideWhen = z.infer<typeof hideWhenSchema>;

/** An option is available only while each of these fields holds one of the values. */
const dependencySchema = z.object({ field: z.string(), values: list(z.string()) });

export const formOptionSchema = z.object({
  label: z.string(),
  customLabel: nullToUndefined(z.string()),
  value: z.string(),
  description: nullToUndefined(z.string()),
  dependencies: list(dependencySchema),
  hideWhen: nullToUndefined(hideWhenSchema),
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
  customLabel: nullToUndefined(z.string()),
  placeholder: nullToUndefined(z.string()),
  helpText: nullToUndefined(z.string()),
  width: nullToUndefined(z.enum(["full", "half", "third"])),
  autocomplete: nullToUndefined(z.string()),
  /** The fixed value of a hidden field, or the initial value of another. */
  value: nullToUndefined(z.string()),
  defaultValue: nullToUndefined(z.string()),
  required: nullToUndefined(z.boolean()),
  minLength: nullToUndefined(z.number()),
  maxLength: nullToUndefined(z.number()),
  onlyNumbers: nullToUndefined(z.boolean()),
  /** Checkout only: the address rule of this name accepts punctuation. */
  allowPunctuation: nullToUndefined(z.boolean()),
  labelLengthLimit: nullToUndefined(z.number()),
  options: list(formOptionSchema),
  multiSelect: nullToUndefined(z.boolean()),
  dynamicOptions: nullToUndefined(z.enum(["countries", "states", "cities"])),
  dependsOn: nullToUndefined(z.string()),
  /** False: an unavailable option stays visible but cannot be selected. */
  filter: nullToUndefined(z.boolean()),
  hideWhen: nullToUndefined(hideWhenSchema),
  layout: nullToUndefined(z.enum(["radio", "button", "card", "drag-and-drop", "file-input"])),
  fileTypes: list(z.string()),
  /** In MB of 1,048,576 bytes. */
  maxFileSize: nullToUndefined(z.number()),
  maxFiles: nullToUndefined(z.number()),
});
export type FormField = z.infer<typeof formFieldSchema>;

export const formGroupSchema = z.object({
  name: z.string(),
  title: nullToUndefined(z.string()),
  description: nullToUndefined(z.string()),
  fields: list(formFieldSchema),
});
export type FormGroup = z.infer<typeof formGroupSchema>;

/** Headings above their fields, or beside them on wide screens. */
const formLayoutSchema = withDefault(z.enum(["stacked", "beside"]), "stacked");
export type FormLayout = z.infer<typeof formLayoutSchema>;

/** A step of a form (FORM-003); a form without steps is treated as one step. */
export const formStepSchema = z.object({
  title: nullToUndefined(z.string()),
  subTitle: nullToUndefined(z.string()),
  description: nullToUndefined(z.string()),
  disclaimer: nullToUndefined(z.string()),
  className: nullToUndefined(z.string()),
  layout: formLayoutSchema,
  groups: list(formGroupSchema),
  actions: withDefault(
    z.object({
      back: nullToUndefined(z.string()),
      next: nullToUndefined(z.string()),
      submit: nullToUndefined(z.string()),
      reset: nullToUndefined(z.string()),
    }),
    { back: undefined, next: undefined, submit: undefined, reset: undefined },
  ),
});
export type FormStep = z.infer<typeof formStepSchema>;

export const formTemplateSchema = z.object({
  name: z.string(),
  title: nullToUndefined(z.string()),
  groups: list(formGroupSchema),
  steps: list(formStepSchema),
  layout: formLayoutSchema,
  /** Links beside the form's buttons. */
  actions: list(actionSchema),
  /** Metadata that is stored with every submission and shown to staff only. */
  notes: list(z.object({ name: z.string(), value: z.string() })),
  buttons: nullToUndefined(
    z.object({ submit: nullToUndefined(z.string()), reset: nullToUndefined(z.string()) }),
  ),
  messages: nullToUndefined(
    z.object({ success: nullToUndefined(z.string()), error: nullToUndefined(z.string()) }),
  ),
  /** Replaces the form after it was sent (FORM-024). */
  thanks: nullToUndefined(
    z.object({ title: nullToUndefined(z.string()), text: nullToUndefined(z.string()) }),
  ),
  googleReCaptcha: withDefault(z.boolean(), false),
});
export type FormTemplate = z.infer<typeof formTemplateSchema>;
