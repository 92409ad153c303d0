import { bannerProjection } from "./banner/banner.projection.server";
import type { BlockType } from "./block-types";
import { callToActionProjection } from "./call-to-action/call-to-action.projection.server";
import { cardGridProjection } from "./card-grid/card-grid.projection.server";
import { categoryShowcaseProjection } from "./category-showcase/category-showcase.projection.server";
import { contactInfoProjection } from "./contact-info/contact-info.projection.server";
import { dataTableProjection } from "./data-table/data-table.projection.server";
import { downloadCatalogProjection } from "./download-catalog/download-catalog.projection.server";
import { faqAccordionProjection } from "./faq-accordion/faq-accordion.projection.server";
import { formBlockProjection } from "./form-block/form-block.projection.server";
import { galleryProjection } from "./gallery/gallery.projection.server";
import { mediaContentProjection } from "./media-content/media-content.projection.server";
import { newsletterUnsubscribeProjection } from "./newsletter-unsubscribe/newsletter-unsubscribe.projection.server";
import { pageNotFoundProjection } from "./page-not-found/page-not-found.projection.server";
import { pageTitleProjection } from "./page-title/page-title.projection.server";
import type { Projection } from "./projection.server";
import { reviewCardsProjection } from "./review-cards/review-cards.projection.server";
import { richTextProjection } from "./rich-text/rich-text.projection.server";
import { sampleOrderListProjection } from "./sample-order-list/sample-order-list.projection.server";
import { shadowTextListProjection } from "./shadow-text-list/shadow-text-list.projection.server";
import { stepListProjection } from "./step-list/step-list.projection.server";
import { styleGridProjection } from "./style-grid/style-grid.projection.server";
import { styleListProjection } from "./style-list/style-list.projection.server";
import { styleSliderProjection } from "./style-slider/style-slider.projection.server";
import { timelineProjection } from "./timeline/timeline.projection.server";
import { videoCardsProjection } from "./video-cards/video-cards.projection.server";
import { widgetProjection } from "./widget/widget.projection.server";

/**
 * The projection of each block type. A missing entry, or the projection of another block, is a type error.
 */
const projections = {
  banner: bannerProjection,
  pageTitle: pageTitleProjection,
  mediaContent: mediaContentProjection,
  cardGrid: cardGridProjection,
  styleSlider: styleSliderProjection,
  styleGrid: styleGridProjection,
  styleList: styleListProjection,
  categoryShowcase: categoryShowcaseProjection,
  reviewCards: reviewCardsProjection,
  faqAccordion: faqAccordionProjection,
  callToAction: callToActionProjection,
  richText: richTextProjection,
  stepList: stepListProjection,
  sampleOrderList: sampleOrderListProjection,
  shadowTextList: shadowTextListProjection,
  dataTable: dataTableProjection,
  gallery: galleryProjection,
  videoCards: videoCardsProjection,
  contactInfo: contactInfoProjection,
  formBlock: formBlockProjection,
  timeline: timelineProjection,
  downloadCatalog: downloadCatalogProjection,
  widget: widgetProjection,
  newsletterUnsubscribe: newsletterUnsubscribeProjection,
  pageNotFound: pageNotFoundProjection,
} satisfies { [T in BlockType]: Projection<T> };

/** The projection of a page's blocks by type, without hidden blocks. */
export const blocksProjection = `"blocks": blocks[isHidden != true]{_key, _type, ${Object.values(projections)
  .map(({ of, fields }) => `_type == "${of}" => {${fields}}`)
  .join(", ")}}`;
