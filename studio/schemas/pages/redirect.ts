import { ArrowRightIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { linkField } from "../parts/link";
import { describeLinkTarget, selectLink } from "../parts/link-preview";
import { byLastEdit } from "../parts/order";
import { validateUnique } from "../rules/unique-value";
import { validatePagePath } from "../rules/urls";
import { rejectRedirectLoop } from "./redirect-loop";

/** A redirect from an old URL to a new one. */
export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: "from",
      title: "Old address",
      description: "Used only while no page has this address.",
      type: "string",
      validation: (rule) => [
        rule.required().error("Enter the old address."),
        rule.custom(validatePagePath),
        rule.custom(validateUnique("from", "This address is already redirected.")),
      ],
    }),
    linkField({
      name: "to",
      required: true,
      description: "Where visitors of the old address should go.",
    }),
    defineField({
      name: "isPermanent",
      title: "Permanent",
      description: "Search engines drop the old address. Turn it off if the address will be used again.",
      type: "boolean",
      initialValue: true,
    }),
  ],
  validation: (rule) => rule.custom(rejectRedirectLoop),
  orderings: [
    { title: "By old address", name: "from", by: [{ field: "from", direction: "asc" }] },
    byLastEdit,
  ],
  preview: {
    select: { from: "from", ...selectLink("to.") },
    prepare: ({ from, ...to }) => ({
      title: from ?? "No address yet",
      subtitle: describeLinkTarget(to) && `leads to ${describeLinkTarget(to)}`,
    }),
  },
});
