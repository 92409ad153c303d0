import { z } from "zod";
import type { Content } from "~/content/content";
import { links } from "~/content/fragments.server";
import { list, optional, portableTextShape, withDefault } from "~/content/shapes";
import { type FormTemplate, formTemplateShape } from "./form-template";

/** An option of a field as `formOptionShape`. */
export const optionFields = `label, customLabel, value, description, dependencies[]{field, values}, hideWhen{field, equals, orEmpty}`;

/** A field as `formFieldShape`, but for its options. */
export const fieldFields = `
  name, type, label, customLabel, placeholder, helpText, width, autocomplete, value, defaultValue, required,
  minLength, maxLength, onlyNumbers, allowPunctuation, labelLengthLimit, multiSelect, dynamicOptions, dependsOn, filter,
  hideWhen{field, equals, orEmpty}, layout, fileTypes, maxFileSize, maxFiles
`;

const groupsQuery = `groups[]{name, title, description, fields[]{${fieldFields}, options[]{${optionFields}}}}`;

/** What any form says beside its fields. */
export const formFields = `
  name, title, buttons{submit, reset}, messages{success, error}, thanks{title, text}, googleReCaptcha
`;

/** What a page may know of a form: whom it writes to stays with us. */
export const formQuery = `{
  ${formFields},
  ${groupsQuery},
  layout, "actions": ${links("actions")},
  "notes": select(_type != "estimatorTemplate" => metadata[]{name, value}),
  steps[]{title, subTitle, description, disclaimer, className, layout, actions{back, next, submit, reset}, ${groupsQuery}}
}`;

const byName = `*[_type in ["formTemplate", "multiStepForm", "estimatorTemplate"] && name == $name][0]`;

/** The form an editor laid out under this name; null when there is none. */
export function formTemplate(content: Content, name: string): Promise<FormTemplate | null> {
  return content.fetch(`${byName}${formQuery}`, { name }, formTemplateShape.nullable());
}

export const mailWordsShape = z.object({
  subject: optional(z.string()),
  preheader: optional(z.string()),
  heading: optional(z.string()),
  intro: optional(portableTextShape),
  outro: optional(portableTextShape),
});
export type FormMailWords = z.infer<typeof mailWordsShape>;

const notificationsShape = z.object({
  sendSuccessEmail: withDefault(z.boolean(), false),
  emailTemplateId: optional(z.string()),
  words: optional(mailWordsShape),
  staffWords: optional(mailWordsShape),
  recipients: list(z.string()),
});
export type FormNotifications = z.infer<typeof notificationsShape>;

const wordsQuery = "{subject, preheader, heading, intro, outro}";

/** Who is written to when a form was sent, and with which words (FORM-002). */
export async function formNotifications(content: Content, name: string): Promise<FormNotifications> {
  const found = await content.fetch(
    `${byName}{"notifications": emailNotifications{
      sendSuccessEmail, "emailTemplateId": emailTemplate->name,
      "words": emailTemplate->${wordsQuery}, "staffWords": staffTemplate->${wordsQuery}, recipients
    }}`,
    { name },
    z.object({ notifications: notificationsShape.nullish() }).nullable(),
  );
  return found?.notifications ?? notificationsShape.parse({});
}
