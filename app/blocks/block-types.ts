/** Every block an editor can place on a page. Contents, views, projections and Studio schemas are tables over it. */
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
] as const;

export type BlockType = (typeof blockTypes)[number];
