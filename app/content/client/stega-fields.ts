import type { StegaFields } from "@stile-and-rail/content-lake/stega-fields";

/** Fields with a list of options, whose values code compares, in any document or block. */
const optionFields: ReadonlySet<string> = new Set([
  ...["alignment", "bannerLayout", "layout", "mediaSide", "position", "variant", "width"],
  ...["contentDisplay", "contentFormat", "displayAs", "pagination", "specView"],
  ...["tabsBy", "tabsLayout", "tabsOverflow"],
  ...["calculateRateBy", "country", "devices", "dynamicOptions", "family", "gateway", "icon", "iconName"],
  ...["kind", "target", "type", "videoType"],
  // Fields of Portable Text.
  ...["language", "listItem", "style"],
]);

/** Paths of shared objects (links, addresses, decorations), matched by their end. */
const comparedPaths: readonly string[] = [
  ...["link.place", "link.address", "link.mail"],
  ...["markDefs.place", "markDefs.address", "markDefs.mail", "children.marks"],
  ...["slug.current", "slug.source", "code.current", "code.source", "id.current", "id.source"],
  ...["attributes.name", "attributes.value", "socials.url"],
];

/** Names and values that connect the fields of forms and estimators. */
const formWiringFields = new Set([
  ...["name", "value", "defaultValue", "values", "field", "fields", "equals", "dependsOn"],
  ...["autocomplete", "fileTypes", "className", "path", "recipients", "validity"],
]);

/** Fields by document type that code compares, sends, sorts by or puts into a URL. */
const comparedPathsByType: Readonly<Record<string, ReadonlySet<string>>> = {
  page: new Set([
    ...["path", "alsoAt", "blocks.filters", "blocks.scriptUrl", "blocks.elementClass"],
    ...["blocks.items.mapLink", "blocks.videos.videoUrl", "blocks.videos.uploadDate"],
  ]),
  style: new Set([
    ...["construction", "material", "swatch", "sample.sku", "publishedAt"],
    ...["finishGroups.name", "finishGroups.items.value", "specifications.specs.name"],
    "specifications.specs.props.videoUrl",
  ]),
  blogPost: new Set(["publishDate", "tags"]),
  faqCategory: new Set(["name"]),
  siteSettings: new Set([
    ...["address.mapLink", "adminEmails", "searchSynonyms"],
    ...["reviewBadges.desktop.scriptUrl", "reviewBadges.desktop.elementClass"],
    ...["reviewBadges.mobile.scriptUrl", "reviewBadges.mobile.elementClass"],
  ]),
  popup: new Set(["onPaths", "triggers.after", "notBefore", "cookieExpiry"]),
  resultPage: new Set(["name", "value", "variants.key"]),
  redirect: new Set(["from"]),
  priceBook: new Set([
    "name",
    "version",
    "validFrom",
    "rows.field",
    "rows.option",
    "rows.dependent",
    "rows.value",
  ]),
  paymentMethod: new Set(["name", "value", "scopes", "availableMethods", "dependsOn", "metadata.methodIcon"]),
  shippingMethod: new Set([
    "rates.byOrder.orderRange.countries.states.zipCodes",
    "rates.byItem.countries.states.zipCodes",
  ]),
  taxRule: new Set(["states.zipCodes.zipCode"]),
};

/** Fields that only machines read. */
const machineReadFields: ReadonlySet<string> = new Set(["seo", "schemas"]);

/** Fields of free text, in which a single lowercase word or a number is text too. */
const proseFields: ReadonlySet<string> = new Set([
  ...["text", "title", "label", "heading", "eyebrow", "tagline", "subTitle", "shadowText", "caption", "alt"],
  ...["description", "question", "reviewText", "note", "contactNote", "disclaimer", "cells", "columns"],
  ...["line", "color", "labels", "value", "customLabel", "displayName", "designation", "location"],
  ...["platform", "days", "time", "when", "phone", "email", "street", "city", "zip"],
  ...["back", "next", "reset", "submit", "placeholder", "helpText", "error", "failure", "success"],
]);

/** The shop's fields whose texts a preview may not change, and the exceptions that it may. */
export const stegaFields: StegaFields = {
  options: optionFields,
  // The footer shows the name of a social network as text.
  visibleOptions: { siteSettings: new Set(["socials.type"]) },
  comparedPaths,
  comparedPathsByType,
  comparedNamesByType: {
    estimatorTemplate: formWiringFields,
    formTemplate: formWiringFields,
    multiStepForm: formWiringFields,
  },
  machineRead: machineReadFields,
  prose: proseFields,
};
