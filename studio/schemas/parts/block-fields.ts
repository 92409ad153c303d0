import { defineArrayMember, defineField } from "sanity";
import { validateStartedButton } from "../rules/links";
import { validateMaxLength } from "../rules/max-length";

type TitleOptions = {
  readonly required?: boolean;
  readonly description?: string;
};

/** Fields that many blocks share. */
export function defineTitleField({ required = false, description: descriptionField }: TitleOptions = {}) {
  return defineField({
    name: "title",
    title: "Title",
    ...(descriptionField === undefined ? {} : { description: descriptionField }),
    type: "string",
    validation: (rule) => (required ? rule.required().error("This block needs a title.") : rule),
  });
}

export const descriptionField = defineField({
  name: "description",
  title: "Text below the title",
  type: "text",
  rows: 3,
});

export const shadowTextField = defineField({
  name: "shadowText",
  title: "Large faint word behind the title",
  description: "One short word, for example “Samples”. Decoration only: screen readers skip it.",
  type: "string",
  validation: (rule) => rule.max(14).warning("Long words don't fit on phones."),
});

export const actionField = defineField({ name: "action", title: "Button or link", type: "action" });

export const actionMember = defineArrayMember({
  type: "action",
  validation: (rule) => rule.custom(validateStartedButton),
});

export function defineActionsField({ required = false }: { readonly required?: boolean } = {}) {
  return defineField({
    name: "actions",
    title: "Buttons and links",
    description: "One main button and at most one more: too many choices don't help.",
    type: "array",
    of: [actionMember],
    validation: (rule) => [
      rule.custom(validateMaxLength(3, "Use three buttons or links at most.")),
      ...(required ? [rule.required().min(1).error("This block needs at least one button.")] : []),
    ],
  });
}
