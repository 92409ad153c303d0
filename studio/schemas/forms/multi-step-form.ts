import { StackIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit, byTitle } from "../parts/order";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { toList, toRecord } from "../rules/read-untyped";
import { rejectRepeatedFieldNames } from "./checkout-fields";
import { defineFormNameField, formExtras, formLayoutField, formSettings } from "./form-settings";
import { validateConditionFields } from "./known-fields";

const defineButtonField = (name: string, title: string, description: string) =>
  defineField({ name, title, description, type: "string" });

/** A step of a multi-step form (FORM-003). */
export const formStep = defineType({
  name: "formStep",
  title: "Step",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A step needs a title."),
    }),
    defineField({ name: "subTitle", title: "Line below the title", type: "string" }),
    defineField({ name: "description", title: "Text", type: "text", rows: 2 }),
    defineField({
      name: "groups",
      title: "Groups of fields",
      type: "array",
      of: [defineArrayMember({ type: "formGroup" })],
      validation: (rule) => rule.required().min(1).error("A step needs at least one group."),
    }),
    defineField({
      name: "actions",
      title: "Buttons",
      type: "object",
      options: { columns: 2, collapsible: true, collapsed: true },
      fields: [
        defineButtonField("back", "Back", "If empty: Back."),
        defineButtonField("next", "Next", "If empty: Next."),
        defineButtonField("submit", "Send", "Shown on the last step. If empty: Submit."),
        defineButtonField("reset", "Start over", "Leave empty for no such button."),
      ],
    }),
    formLayoutField,
    defineField({
      name: "className",
      title: "CSS class",
      description: "For the shop's developer. Leave empty unless you were given one.",
      type: "string",
    }),
    defineField({ name: "disclaimer", title: "Small print", type: "text", rows: 2 }),
  ],
  preview: {
    select: { title: "title", groups: "groups.length" },
    prepare: ({ title, groups }) => ({ title, subtitle: formatCount(groups, "group") }),
  },
});

/** A form in steps. The browser sends each step, so that no answers are lost. */
export const multiStepForm = defineType({
  name: "multiStepForm",
  title: "Multi-step form",
  type: "document",
  icon: StackIcon,
  groups: [
    { name: "fields", title: "Steps", default: true },
    { name: "words", title: "Messages" },
    { name: "mails", title: "Emails & protection" },
  ],
  fields: [
    defineField({ name: "title", title: "Title", type: "string", group: "fields" }),
    defineFormNameField({
      description: "Don't change it later: submissions are saved under this name.",
      example: "claim",
    }),
    defineField({
      name: "steps",
      title: "Steps",
      type: "array",
      group: "fields",
      of: [defineArrayMember({ type: "formStep" })],
      validation: (rule) => [
        rule.required().min(2).error("Add a second step. For a single step, use a regular form."),
        rule.custom((steps) => rejectRepeatedFieldNames(listGroups(steps))),
        rule.custom((steps) => validateConditionFields(listGroups(steps))),
      ],
    }),
    ...formExtras,
    ...formSettings,
  ],
  orderings: [byTitle, byLastEdit],
  preview: {
    select: { title: "title", name: "name", steps: "steps.length" },
    prepare: ({ title, name, steps }) => ({
      title: title ?? name ?? "Multi-step form",
      subtitle: joinPreviewParts("Form", name, formatCount(steps, "step")),
    }),
  },
});

function listGroups(steps: unknown): readonly unknown[] {
  return toList(steps).flatMap((step) => toList(toRecord(step).groups));
}
