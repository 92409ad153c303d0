/** Fields that change no output of the shop, each with its reason. Every other field has an effect. */
export const waiting: Readonly<Record<string, readonly string[]>> = {
  // Additional URLs of the page, which tests/e2e/site/every-page.spec.ts (/aboutus) covers.
  page: ["alsoAt", "isDemo"],
  // The section's own display applies when the style chose none.
  style: ["specifications.specs.specView"],
  // Sort order of lists, which one document cannot show.
  blogCategory: ["orderRank"],
  category: ["orderRank"],
  visualizerRoom: ["orderRank"],
  // The topic by which a block selects questions, which tests/blocks/faq-topics.test.ts covers.
  faq: ["category"],
  faqCategory: ["name"],
  review: ["isDemo"],
  // The name by which editors choose an email in the Studio.
  formMail: ["name"],
  // Keys by which the shop queries result pages and payment methods.
  resultPage: ["name"],
  paymentMethod: ["scopes"],
  // The time of quote emails, which tests/quotes/remind-of-quotes.int.test.ts covers.
  mailText: ["days"],
  // The day from which the book is used, which tests/estimator/find-estimator.test.ts covers.
  priceBook: ["validFrom"],
  // Used by the search, which tests/search covers.
  siteSettings: ["searchSynonyms"],
};

/** Fields that take effect after a form is submitted, which tests/forms and tests/e2e/forms/forms.spec.ts cover. */
const whenSent = [
  "emailNotifications",
  "emailNotifications.emailTemplate",
  "emailNotifications.recipients",
  "emailNotifications.sendSuccessEmail",
  "emailNotifications.staffTemplate",
  "googleReCaptcha",
  "messages",
  // The server's error message, which tests/forms/submissions/form-endpoint.int.test.ts covers.
  "messages.error",
  "messages.success",
  "metadata",
];

/** Options that depend on other answers in these samples, which tests/forms/field-options covers. */
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

/** Validation and visibility rules of a field, and its label, which emails show only without a separate email label. */
const rules = (field: string) =>
  [
    // Used by the checkout's address validation, which tests/checkout/place-order/typed-text.int.test.ts covers.
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

/** Fields that the shop reads but that no page shows without its scripts, each with its reason. */
export const beyond: Readonly<Record<string, readonly string[]>> = {
  // The three files of one picture share one alt text.
  banner: ["mobileImage.alt", "tabletImage.alt"],
  // Cards and steps share one type, and each hides the other's fields (schemas/rules/standing).
  cardGrid: ["cards.action.variant", "cards.hideStepNumber", "cards.hoverImage.alt", "cards.stepNumber"],
  stepList: [
    "steps.hoverImage",
    "steps.hoverImage.alt",
    "steps.hoverImage.asset",
    "steps.iconName",
    "steps.label",
  ],
  downloadCatalog: ["catalogs.showIcon", "catalogs.variant"],
  // The styles of the list come from its URL, which tests/catalog covers.
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
  // Third-party widgets load on scroll, which tests/e2e/content/third-party-widget.spec.ts covers.
  widget: ["attributes", "attributes.name", "attributes.value", "elementClass"],
  // Structured data that needs certain blocks. `product` applies only to the page of all doors
  // (tests/seo/structured-data). Search engines get the title only without an SEO title.
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
  // Shown after a finish is chosen or in lists (tests/e2e/catalog/style-page.spec.ts, style-lists.spec.ts).
  // The picture of the sample appears in the cart (tests/samples, tests/e2e/checkout/order-a-sample.spec.ts).
  style: [
    "category",
    "images.type",
    "publishedAt",
    "sample.name",
    "specifications.specs.contentDisplay",
    "specifications.specs.contentFormat",
    "specifications.specs.props.label",
    // The picture of a video is part of a button that names the video.
    "specifications.specs.props.thumbnail.alt",
    "specifications.specs.showKeys",
    "specifications.specs.specView",
    "swatch",
  ],
  // The label of a finish names its picture.
  finish: ["image.alt"],
  // The style sets the display of a single section. tests/catalog/style-page/specifications.test.tsx covers its layout.
  specSection: ["contentDisplay", "contentFormat", "props.label", "showKeys"],
  // Sort order of lists, which a single document cannot show.
  brand: ["orderRank"],
  category: ["orderRank"],
  blogCategory: ["orderRank"],
  // A text with one heading has no table of contents (tests/e2e/content/blog-post.spec.ts, blocks.spec.ts).
  blogPost: ["hasTableOfContents"],
  richText: ["hasTableOfContents"],
  // The name of a topic in the Studio. A chosen question appears on its page with any topic.
  faqCategory: ["name"],
  faq: ["category"],
  review: ["isDemo"],
  // The layers form one picture, whose alt text names the room and the chosen finishes.
  visualizerRoom: ["base.alt", "finishes.island.alt", "finishes.main.alt", "orderRank"],
  // Email recipients, search synonyms and third-party review badges. The shop's name is the alt text of the email
  // header.
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
  // When and where a popup opens and closes (tests/popups, tests/e2e/content/popups.spec.ts).
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
  // Keys by which the shop queries a result page.
  resultPage: ["name", "variants.key"],
  formTemplate: [
    ...whenSent,
    ...["metadata.name", "metadata.value", "groups.name"],
    ...choices("groups.fields."),
    ...rules("groups.fields."),
    ...["layout", "multiSelect"].map((name) => `groups.fields.${name}`),
  ],
  // The first step has no Back button and no Submit button.
  multiStepForm: [
    ...whenSent,
    ...["metadata.name", "metadata.value", "steps.groups.name", "steps.actions.back", "steps.actions.submit"],
    ...["dynamicOptions", "layout", "multiSelect"].map((name) => `steps.groups.fields.${name}`),
    ...choices("steps.groups.fields."),
    ...rules("steps.groups.fields.").filter((name) => !name.endsWith(".maxFiles")),
  ],
  // The estimated total appears after the first answers (tests/estimator, tests/e2e/forms/estimator.spec.ts).
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
