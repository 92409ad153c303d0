import { CreditCardIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit, bySortOrder } from "../parts/order";
import { findChoiceTitle, joinPreviewParts } from "../parts/preview";
import { validateUnique } from "../rules/unique-value";
import { requireOneDefault } from "./default-payment";
import {
  hasNoChoices,
  methodNames,
  paidWithChoices,
  rejectSelfDependency,
  validatePaymentChoices,
} from "./paid-with";

const gateways = [
  { title: "Stripe", value: "stripe" },
  { title: "Authorize.Net", value: "authorizenet" },
  { title: "PayPal", value: "paypal" },
];

/** A payment method. Its keys and accounts are server settings and not content. */
export const paymentMethod = defineType({
  name: "paymentMethod",
  title: "Payment method",
  type: "document",
  icon: CreditCardIcon,
  fieldsets: [
    { name: "state", title: "In the checkout", options: { columns: 2 } },
    {
      name: "technical",
      title: "How it is paid",
      description: "Ask your developer before changing these.",
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Name in the checkout",
      description: "“Credit or debit card”",
      type: "string",
      validation: (rule) => rule.required().error("Enter the name customers see."),
    }),
    defineField({ name: "description", title: "Explanation", type: "text", rows: 2 }),
    defineField({
      name: "enabled",
      title: "Offered",
      type: "boolean",
      initialValue: true,
      fieldset: "state",
    }),
    defineField({
      name: "isDefault",
      title: "Default",
      description: "Exactly one payment method is the default.",
      type: "boolean",
      initialValue: false,
      fieldset: "state",
      validation: (rule) => rule.custom(requireOneDefault),
    }),
    defineField({
      name: "sortOrder",
      title: "Place in the list",
      type: "number",
      fieldset: "state",
      validation: (rule) => rule.integer().error("Use a whole number."),
    }),
    defineField({
      name: "scopes",
      title: "Offered when",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: {
        list: [
          { title: "Samples are ordered", value: "sample-order" },
          { title: "A quote is paid", value: "convert-to-order" },
          { title: "The balance of an order is paid", value: "complete-order-payment" },
        ],
      },
    }),
    defineField({
      name: "name",
      title: "Method",
      type: "string",
      options: {
        list: methodNames,
      },
      fieldset: "technical",
      validation: (rule) => [
        rule.required().error("Which method is it?"),
        rule.custom(validateUnique("name", "There is already an entry for this method.")),
      ],
    }),
    defineField({
      name: "gateway",
      title: "Paid through",
      type: "string",
      options: {
        list: gateways,
      },
      fieldset: "technical",
    }),
    defineField({
      name: "dependsOn",
      title: "Only together with",
      description: "This method is offered only where that one is.",
      type: "string",
      options: { list: methodNames },
      validation: (rule) => rule.custom(rejectSelfDependency),
      fieldset: "technical",
    }),
    defineField({
      name: "availableMethods",
      title: "Methods it can be paid with",
      description:
        "Split payment: the methods for installments; none selected: all. Stripe: what its own payment form offers, which then replaces the plain card fields; none selected: the plain card fields. What you select has to be turned on in your Stripe account.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { list: paidWithChoices },
      hidden: ({ document }) =>
        hasNoChoices({ name: String(document?.name), gateway: String(document?.gateway) }),
      validation: (rule) => rule.custom(validatePaymentChoices),
      fieldset: "technical",
    }),
    defineField({
      name: "metadata",
      title: "Icon",
      description:
        "A small picture beside the name in the checkout. The shop has /icons/card.svg, /icons/terminal.svg, /icons/wallet.svg and /icons/parts.svg, each 40 wide and 28 high.",
      type: "object",
      options: { columns: 3 },
      fieldset: "technical",
      fields: [
        defineField({ name: "methodIcon", title: "Icon URL", type: "string" }),
        defineField({ name: "iconWidth", title: "Width", type: "number" }),
        defineField({ name: "iconHeight", title: "Height", type: "number" }),
      ],
    }),
  ],
  orderings: [bySortOrder, byLastEdit],
  preview: {
    select: { title: "title", gateway: "gateway", enabled: "enabled", isDefault: "isDefault" },
    prepare: ({ title, gateway, enabled, isDefault }) => ({
      title: title ?? "Payment method without a name",
      subtitle: joinPreviewParts(
        findChoiceTitle(gateways, gateway),
        isDefault && "default",
        enabled === false && "off",
      ),
    }),
  },
});
