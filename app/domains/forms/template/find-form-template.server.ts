import { z } from "zod";
import type { Content } from "~/content/client/content";
import { projectActions } from "~/content/groq-fragments.server";
import { list, nullToUndefined, portableTextSchema, withDefault } from "~/content/schemas";
import { type FormTemplate, formTemplateSchema } from "./form-template";

/** The projection of an option for `formOptionSchema`. */
export const formOptionProjection = `label, customLabel, value, description, dependencies[]{field, values}, hideWhen{field, equals, orEmpty}`;

/** The projection of a field for `formFieldSchema`, without its options. */
export const formFieldProjection = `
  name, type, label, customLabel, placeholder, helpText, width, autocomplete, value, defaultValue, required,
  minLength, maxLength, onlyNumbers, allowPunctuation, labelLengthLimit, multiSelect, dynamicOptions, dependsOn, filter,
  hideWhen{field, equals, orEmpty}, layout, fileTypes, maxFileSize, maxFiles
`;

const groupsProjection = `groups[]{name, title, description, fields[]{${formFieldProjection}, options[]{${formOptionProjection}}}}`;

/** The projection of a form without its fields. */
export const formProjection = `
  name, title, buttons{submit, reset}, messages{success, error}, thanks{title, text}, googleReCaptcha
`;

/** The public part of a form template. Email recipients are left out. */
export const formTemplateProjection = `{
  ${formProjection},
  ${groupsProjection},
  layout, "actions": ${projectActions("actions")},
  "notes": select(_type != "estimatorTemplate" => metadata[]{name, value}),
  steps[]{title, subTitle, description, disclaimer, className, layout, actions{back, next, submit, reset}, ${groupsProjection}}
}`;

const formByNameFilter = `*[_type in ["formTemplate", "multiStepForm", "estimatorTemplate"] && name == $name][0]`;

/** Finds a form template by name; null when there is none. */
export function findFormTemplate(content: Content, name: string): Promise<FormTemplate | null> {
  return content.fetch(
    `${formByNameFilter}${formTemplateProjection}`,
    { name },
    formTemplateSchema.nullable(),
  );
}

export const formEmailCopySchema = z.object({
  subject: nullToUndefined(z.string()),
  preheader: nullToUndefined(z.string()),
  heading: nullToUndefined(z.string()),
  intro: nullToUndefined(portableTextSchema),
  outro: nullToUndefined(portableTextSchema),
});
export type FormEmailCopy = z.infer<typeof formEmailCopySchema>;

const formNotificationsSchema = z.object({
  sendSuccessEmail: withDefault(z.boolean(), false),
  emailTemplateId: nullToUndefined(z.string()),
  copy: nullToUndefined(formEmailCopySchema),
  staffCopy: nullToUndefined(formEmailCopySchema),
  recipients: list(z.string()),
});
export type FormNotifications = z.infer<typeof formNotificationsSchema>;

const emailCopyProjection = "{subject, preheader, heading, intro, outro}";

/** Finds the recipients and email copy of a form (FORM-002). */
export async function findFormNotificationSettings(
  content: Content,
  name: string,
): Promise<FormNotifications> {
  const found = await content.fetch(
    `${formByNameFilter}{"notifications": emailNotifications{
      sendSuccessEmail, "emailTemplateId": emailTemplate->name,
      "copy": emailTemplate->${emailCopyProjection}, "staffCopy": staffTemplate->${emailCopyProjection}, recipients
    }}`,
    { name },
    z.object({ notifications: formNotificationsSchema.nullish() }).nullable(),
  );
  return found?.notifications ?? formNotificationsSchema.parse({});
}
