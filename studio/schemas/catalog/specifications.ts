import { PlayIcon, UlistIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType, type PreviewValue } from "sanity";
import { byLastEdit, byTitle } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { defineRichTextField } from "../parts/rich-text";

const frames = [
  { title: "Tabs", value: "tabbing" },
  { title: "Table", value: "tabular" },
];

type Group = { readonly type?: string | undefined };

/** One entry of a section: a fact, a video, or a list of questions. */
export const specProp = defineType({
  name: "specProp",
  title: "Entry",
  type: "object",
  fieldsets: [
    { name: "video", title: "Video", options: { collapsible: true, collapsed: true } },
    { name: "faqs", title: "Questions", options: { collapsible: true, collapsed: true } },
  ],
  fields: [
    defineField({ name: "label", title: "Property", description: "“Box”", type: "string" }),
    defineField({ name: "value", title: "Value", description: "“½ inch plywood”", type: "text", rows: 2 }),
    defineField({ name: "title", title: "Title of a video or questions", type: "string" }),
    defineField({
      name: "videoUrl",
      title: "Video URL",
      type: "url",
      fieldset: "video",
      validation: (rule) =>
        rule
          .uri({ scheme: ["https"], allowRelative: true })
          .error("A video from this shop (/videos/…) or a full URL with https://."),
    }),
    defineField({
      name: "videoType",
      title: "Kind of video",
      type: "string",
      options: {
        list: [
          { title: "YouTube", value: "youtube" },
          { title: "A video file", value: "video" },
        ],
      },
      fieldset: "video",
    }),
    {
      ...definePictureField({ name: "thumbnail", title: "Picture before it plays", shownAs: ["film"] }),
      fieldset: "video",
    },
    defineField({
      name: "faqs",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "faq" }] })],
      fieldset: "faqs",
    }),
  ],
  preview: {
    select: { label: "label", value: "value", title: "title", faqs: "faqs.length", media: "thumbnail" },
    prepare: ({ label, value, title, faqs, media }) => ({
      title: title ?? label ?? value ?? "Entry",
      subtitle: label ? value : faqs && formatCount(faqs, "question"),
      media,
    }),
  },
});

const look = {
  fieldsets: [
    { name: "look", title: "How it is shown", options: { collapsible: true, collapsed: true, columns: 2 } },
  ],
};

const sectionFields = [
  defineField({
    name: "title",
    title: "Title",
    description: "“Specifications”, “Assembly videos”, “FAQs”",
    type: "string",
    validation: (rule) => rule.required().error("A section needs a title."),
  }),
  defineField({
    name: "type",
    title: "Content",
    description: "Leave empty for facts and text.",
    type: "string",
    options: {
      list: [
        { title: "Videos", value: "video" },
        { title: "Questions and answers", value: "faq" },
      ],
    },
  }),
  defineRichTextField({ name: "text", title: "Text" }),
  defineField({
    name: "props",
    title: "Entries",
    type: "array",
    of: [defineArrayMember({ type: "specProp" })],
  }),
  definePictureField({ name: "image", title: "Picture" }),
  defineField({
    name: "specView",
    title: "Frame",
    description: "Used for all sections if “Shown as” above them is empty.",
    type: "string",
    options: { list: frames },
    fieldset: "look",
  }),
  defineField({
    name: "contentFormat",
    title: "Entries shown as",
    type: "string",
    options: {
      list: [
        { title: "Bullets", value: "unordered-list" },
        { title: "Numbers", value: "ordered-list" },
        { title: "Text", value: "text" },
      ],
    },
    fieldset: "look",
  }),
  defineField({
    name: "contentDisplay",
    title: "Entries arranged",
    type: "string",
    options: {
      list: [
        { title: "Side by side", value: "grid-view" },
        { title: "Stacked", value: "list-view" },
      ],
    },
    fieldset: "look",
  }),
  defineField({
    name: "showKeys",
    title: "Show the properties",
    type: "boolean",
    initialValue: true,
    fieldset: "look",
  }),
];

type ShownSpecification = {
  readonly title?: string | undefined;
  readonly type?: string | undefined;
  readonly props?: number | undefined;
  readonly media?: PreviewValue["media"] | undefined;
};

const preview = {
  select: { title: "title", type: "type", props: "props.length", media: "image" },
  prepare: ({ title, type, props, media }: ShownSpecification) => ({
    ...(title ? { title } : {}),
    subtitle: joinPreviewParts(getGroupKind({ type }), formatCount(props, "entry", "entries")),
    media: media ?? (type === "video" ? PlayIcon : UlistIcon),
  }),
};

/** A section that belongs to one style. */
export const specGroup = defineType({
  name: "specGroup",
  title: "Section for this style only",
  type: "object",
  icon: UlistIcon,
  ...look,
  fields: sectionFields,
  preview,
});

/** A section that many styles share, such as assembly videos or questions about a finish. */
export const specSection = defineType({
  name: "specSection",
  title: "Shared section",
  type: "document",
  icon: UlistIcon,
  ...look,
  fields: sectionFields,
  orderings: [byTitle, byLastEdit],
  preview,
});

function getGroupKind(group: Group): string {
  if (group.type === "video") return "Videos";
  return group.type === "faq" ? "Questions" : "Facts";
}

export const specifications = defineType({
  name: "specifications",
  title: "Specifications",
  type: "object",
  icon: UlistIcon,
  fields: [
    defineField({
      name: "specView",
      title: "Shown as",
      type: "string",
      options: { list: frames, layout: "radio", direction: "horizontal" },
      initialValue: "tabbing",
    }),
    defineField({
      name: "specs",
      title: "Sections",
      type: "array",
      description:
        "A section for this style only has its own facts. A shared section is a document under Catalog, Shared sections: change it once and it changes on every page that uses it.",
      of: [
        defineArrayMember({ type: "specGroup" }),
        defineArrayMember({ type: "reference", title: "Shared section", to: [{ type: "specSection" }] }),
      ],
    }),
  ],
});
