import { ClockIcon, PinIcon, ShareIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { statesByCountry } from "../../../app/domains/regions/countries";
import { linkField } from "../parts/link";
import { describeLinkTarget, selectLink } from "../parts/link-preview";
import { joinPreviewParts } from "../parts/preview";

export const postalAddress = defineType({
  name: "postalAddress",
  title: "Address",
  type: "object",
  icon: PinIcon,
  options: { columns: 2 },
  fields: [
    defineField({ name: "street", title: "Street", type: "string" }),
    defineField({ name: "city", title: "City", type: "string" }),
    defineField({
      name: "state",
      title: "State",
      type: "string",
      options: { list: (statesByCountry.US ?? []).map(({ code, name }) => ({ title: name, value: code })) },
    }),
    defineField({ name: "zip", title: "ZIP code", type: "string" }),
    defineField({
      name: "mapLink",
      title: "Link to a map",
      type: "url",
      validation: (rule) => rule.uri({ scheme: ["https"] }).error("Copy the full URL, with https://."),
    }),
  ],
});

export const openingHours = defineType({
  name: "openingHours",
  title: "Opening hours",
  type: "object",
  icon: ClockIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: "days",
      title: "Days",
      description: "“Monday – Friday”",
      type: "string",
      validation: (rule) => rule.required().error("Enter the days."),
    }),
    defineField({
      name: "time",
      title: "Hours",
      description: "“9 am – 5 pm”, or “Closed”",
      type: "string",
      validation: (rule) => rule.required().error("Enter the hours."),
    }),
  ],
  preview: { select: { title: "days", subtitle: "time" } },
});

export const socialProfile = defineType({
  name: "socialProfile",
  title: "Profile",
  type: "object",
  icon: ShareIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: "type",
      title: "Network",
      type: "string",
      options: {
        list: ["facebook", "instagram", "pinterest", "youtube", "houzz", "linkedin", "tiktok", "x"],
      },
      validation: (rule) => rule.required().error("Choose the network."),
    }),
    defineField({
      name: "url",
      title: "Profile URL",
      type: "url",
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ["https"] })
          .error("Copy the full URL, with https://."),
    }),
  ],
  preview: { select: { title: "type", subtitle: "url" } },
});

export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "object",
  fields: [
    defineField({
      name: "text",
      title: "Text",
      description: "One line above the header of every page. Leave empty for no line.",
      type: "string",
      validation: (rule) => rule.max(90).warning("More than one line on most screens."),
    }),
    linkField(),
  ],
  preview: {
    select: { text: "text", ...selectLink("link.") },
    prepare: ({ text, ...link }) => ({ title: joinPreviewParts(text, describeLinkTarget(link)) }),
  },
});
