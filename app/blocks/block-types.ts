/**
 * Every block that an editor can place on a page. Content schemas, views, queries and Studio schemas each
 * cover this list.
 */
export const blockTypes = [
  "banner",
  "pageTitle",
  "mediaContent",
  "cardGrid",
  "styleSlider",
  "styleGrid",
  "styleList",
  "categoryShowcase",
  "reviewCards",
  "faqAccordion",
  "callToAction",
  "richText",
  "stepList",
  "sampleOrderList",
  "shadowTextList",
  "dataTable",
  "gallery",
  "videoCards",
  "contactInfo",
  "formBlock",
  "timeline",
  "downloadCatalog",
  "widget",
  "newsletterUnsubscribe",
  "pageNotFound",
] as const;

export type BlockType = (typeof blockTypes)[number];
