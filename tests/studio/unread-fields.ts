/** Fields that no answer of the shop's depends on, each with its reason. A field that is not here has an effect. */
export const waiting: Readonly<Record<string, readonly string[]>> = {
  // The page answers at them by another question than its own address: tests/e2e/site/every-page.spec.ts (/aboutus).
  page: ["alsoAt", "isDemo"],
  // The frame of a section counts where the style chose none: the last test of this file.
  style: ["specifications.specs.specView"],
  // They sort lists and mark examples in the Studio itself; one document alone has no order.
  blogCategory: ["orderRank"],
  category: ["orderRank"],
  visualizerRoom: ["orderRank"],
  // By what topic a question comes to a block: tests/blocks/faq-topics.test.ts.
  faq: ["category"],
  faqCategory: ["name"],
  review: ["isDemo"],
  // What a mail is chosen by in the Studio.
  formMail: ["name"],
  // What a page after a payment and a way to pay are asked for by.
  resultPage: ["name"],
  paymentMethod: ["scopes"],
  // When mails about quotes leave: tests/quotes/remind-of-quotes.int.test.ts.
  mailText: ["days"],
  // Read by the search: tests/search.
  siteSettings: ["searchSynonyms"],
};

/** What a form says and does once it is sent: tests/forms, tests/e2e/forms/forms.spec.ts. */
const whenSent = [
  "emailNotifications",
  "emailNotifications.emailTemplate",
  "emailNotifications.recipients",
  "emailNotifications.sendSuccessEmail",
  "emailNotifications.staffTemplate",
  "googleReCaptcha",
  "messages",
  // Said by the server where it fails: tests/forms/submissions/form-endpoint.int.test.ts.
  "messages.error",
  "messages.success",
  "metadata",
];

/** What can be chosen waits, in these examples, for answers to other questions: tests/forms/field-options. */
const choices = (field: string) =>
  [
    "options",
    "options.customLabel",
    "options.dependencies",
    "options.dependencies.field",
    "options.dependencies.values",
    "options.description",
    "options.hideWhen",
    "options.hideWhen.equals",
    "options.hideWhen.field",
    "options.hideWhen.orEmpty",
    "options.label",
    "options.value",
  ].map((name) => field + name);

/** What is said of an answer, and which questions an answer hides; mails say the label of a field without its own words. */
const rules = (field: string) =>
  [
    // The checkout's rules of addresses read it: tests/checkout/typed-text.int.test.ts.
    "allowPunctuation",
    "defaultValue",
    "dependsOn",
    "filter",
    "hideWhen.equals",
    "label",
    "labelLengthLimit",
    "maxFiles",
    "maxLength",
    "minLength",
  ].map((name) => field + name);

/** Fields that are read, as the tests above say, and stand in no page without its scripts; each with its reason. */
export const beyond: Readonly<Record<string, readonly string[]>> = {
  // One picture in three files is described once.
  banner: ["mobileImage.alt", "tabletImage.alt"],
  // A card and a step share one form, which asks neither for what the other shows (schemas/rules/standing).
  cardGrid: ["cards.action.variant", "cards.hideStepNumber", "cards.hoverImage.alt", "cards.stepNumber"],
  stepList: [
    "steps.hoverImage",
    "steps.hoverImage.alt",
    "steps.hoverImage.asset",
    "steps.iconName",
    "steps.label",
  ],
  downloadCatalog: ["catalogs.showIcon", "catalogs.variant"],
  // Its doors come with the addresses of lists: tests/catalog.
  styleList: [
    "brand",
    "filters",
    "hasAllTab",
    "hasSearch",
    "pagination",
    "tabsBy",
    "tabsLayout",
    "tabsOverflow",
  ],
  // What is another shop's comes when its place is scrolled to: tests/e2e/content/third-party-widget.spec.ts.
  widget: ["attributes", "attributes.name", "attributes.value", "elementClass"],
  // Structured data of blocks the page must have; product is the switch of the page of all doors
  // (tests/seo/structured-data); the title is what search engines are told where nothing else is.
  page: [
    "alsoAt",
    "isDemo",
    "name",
    "schemas.faq",
    "schemas.faq.addSchema",
    "schemas.googleSearchConsole",
    "schemas.googleSearchConsole.addSchema",
    "schemas.googleTagManager",
    "schemas.googleTagManager.addSchema",
    "schemas.product",
    "schemas.product.addSchema",
    "title",
  ],
  // Shown once a finish is chosen, or where the others of its line stand; tests/e2e/catalog/style-page.spec.ts, style-lists.spec.ts.
  // Which picture of a door goes into the cart with its sample is seen there: tests/samples, tests/e2e/checkout/order-a-sample.spec.ts.
  style: [
    "category",
    "images.type",
    "publishedAt",
    "sample.name",
    "specifications.specs.contentDisplay",
    "specifications.specs.contentFormat",
    "specifications.specs.props.label",
    // The picture of a film is part of a button that names the film.
    "specifications.specs.props.thumbnail.alt",
    "specifications.specs.showKeys",
    "specifications.specs.specView",
    "swatch",
  ],
  // A chip is named by its finish.
  finish: ["image.alt"],
  // One section is shown in the frame of the style; how its entries are arranged: tests/catalog/specifications.test.tsx.
  specSection: ["contentDisplay", "contentFormat", "props.label", "showKeys"],
  // They order lists: one document alone has no order.
  brand: ["orderRank"],
  category: ["orderRank"],
  blogCategory: ["orderRank"],
  // A text of one heading has no table of contents: tests/e2e/content/blog-post.spec.ts, blocks.spec.ts.
  blogPost: ["hasTableOfContents"],
  richText: ["hasTableOfContents"],
  // What a topic is known by in the Studio; and a picked question stands on its page whatever its topic is.
  faqCategory: ["name"],
  faq: ["category"],
  review: ["isDemo"],
  // The layers are one picture, which is read aloud as its room and the finishes chosen.
  visualizerRoom: ["base.alt", "finishes.island.alt", "finishes.main.alt", "orderRank"],
  // Who gets mail, what the search takes for the same, and the badges of another shop's script. The header of a mail is
  // read aloud as the name of the shop.
  siteSettings: [
    "adminEmails",
    "mailHeader.alt",
    "reviewBadges",
    "reviewBadges.areShown",
    "reviewBadges.desktop",
    "reviewBadges.desktop.attributes",
    "reviewBadges.desktop.attributes.name",
    "reviewBadges.desktop.attributes.value",
    "reviewBadges.desktop.elementClass",
    "reviewBadges.desktop.scriptUrl",
    "reviewBadges.mobile",
    "reviewBadges.mobile.attributes",
    "reviewBadges.mobile.attributes.name",
    "reviewBadges.mobile.attributes.value",
    "reviewBadges.mobile.elementClass",
    "reviewBadges.mobile.scriptUrl",
    "searchSynonyms",
  ],
  // When and where it comes and goes: tests/popups, tests/e2e/content/popups.spec.ts.
  popup: [
    "autoCloseSeconds",
    "cookieExpiry",
    "name",
    "notBefore",
    "onPaths",
    "triggers",
    "triggers.after",
    "triggers.kind",
    "triggers.percent",
  ],
  // What it is asked for by.
  resultPage: ["name", "variants.key"],
  formTemplate: [
    ...whenSent,
    ...["metadata.name", "metadata.value", "groups.name"],
    ...choices("groups.fields."),
    ...rules("groups.fields."),
    ...["layout", "multiSelect"].map((name) => `groups.fields.${name}`),
  ],
  // The first step has no way back, and sends nothing.
  multiStepForm: [
    ...whenSent,
    ...["metadata.name", "metadata.value", "steps.groups.name", "steps.actions.back", "steps.actions.submit"],
    ...["dynamicOptions", "layout", "multiSelect"].map((name) => `steps.groups.fields.${name}`),
    ...choices("steps.groups.fields."),
    ...rules("steps.groups.fields.").filter((name) => !name.endsWith(".maxFiles")),
  ],
  // Estimated total is said once there are answers: tests/estimator, tests/e2e/forms/estimator.spec.ts.
  estimatorTemplate: [
    ...whenSent,
    ...["metadata.validity", "groups.actions.next.path", "priceTemplate", "summary.breakdowns.items.fields"],
    ...["summary.breakdowns.items.name", "groups.fields.options.style"],
    ...["fileTypes", "hideInPDF", "layout", "maxFileSize", "useInCalculation"].map(
      (name) => `groups.fields.${name}`,
    ),
    ...choices("groups.fields.").filter((name) => !/options(\.value)?$/.test(name)),
    ...rules("groups.fields."),
    "groups.fields.hideWhen.orEmpty",
    "groups.fields.multiSelect",
  ],
  mailText: ["days"],
  formMail: ["name"],
};
