/** Every block an editor can place on a page. Contents, views, projections and Studio schemas are tables over it. */
export const blockTypes = [
  "banner",
  "pageTitle",
  "mediaContent",
  "cardGrid",
  "styleSlider",
  "styleGrid",
  "reviewCards",
  "faqAccordion",
  "callToAction",
  "richText",
  "stepList",
  "sampleOrderList",
] as const;

export type BlockType = (typeof blockTypes)[number];
