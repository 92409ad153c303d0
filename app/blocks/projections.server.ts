import { bannerQuery } from "./banner/banner.query.server";
import type { BlockType } from "./block-types";
import { callToActionQuery } from "./call-to-action/call-to-action.query.server";
import { cardGridQuery } from "./card-grid/card-grid.query.server";
import { categoryShowcaseQuery } from "./category-showcase/category-showcase.query.server";
import { contactInfoQuery } from "./contact-info/contact-info.query.server";
import { dataTableQuery } from "./data-table/data-table.query.server";
import { downloadCatalogQuery } from "./download-catalog/download-catalog.query.server";
import { faqAccordionQuery } from "./faq-accordion/faq-accordion.query.server";
import { formBlockQuery } from "./form-block/form-block.query.server";
import { galleryQuery } from "./gallery/gallery.query.server";
import { mediaContentQuery } from "./media-content/media-content.query.server";
import { newsletterUnsubscribeQuery } from "./newsletter-unsubscribe/newsletter-unsubscribe.query.server";
import { pageNotFoundQuery } from "./page-not-found/page-not-found.query.server";
import { pageTitleQuery } from "./page-title/page-title.query.server";
import type { Projection } from "./projection.server";
import { reviewCardsQuery } from "./review-cards/review-cards.query.server";
import { richTextQuery } from "./rich-text/rich-text.query.server";
import { sampleOrderListQuery } from "./sample-order-list/sample-order-list.query.server";
import { shadowTextListQuery } from "./shadow-text-list/shadow-text-list.query.server";
import { stepListQuery } from "./step-list/step-list.query.server";
import { styleGridQuery } from "./style-grid/style-grid.query.server";
import { styleListQuery } from "./style-list/style-list.query.server";
import { styleSliderQuery } from "./style-slider/style-slider.query.server";
import { timelineQuery } from "./timeline/timeline.query.server";
import { videoCardsQuery } from "./video-cards/video-cards.query.server";
import { widgetQuery } from "./widget/widget.query.server";

/**
 * The projection of each block type. A missing entry, or the projection of another block, is a type error.
 */
const projections = {
  banner: bannerQuery,
  pageTitle: pageTitleQuery,
  mediaContent: mediaContentQuery,
  cardGrid: cardGridQuery,
  styleSlider: styleSliderQuery,
  styleGrid: styleGridQuery,
  styleList: styleListQuery,
  categoryShowcase: categoryShowcaseQuery,
  reviewCards: reviewCardsQuery,
  faqAccordion: faqAccordionQuery,
  callToAction: callToActionQuery,
  richText: richTextQuery,
  stepList: stepListQuery,
  sampleOrderList: sampleOrderListQuery,
  shadowTextList: shadowTextListQuery,
  dataTable: dataTableQuery,
  gallery: galleryQuery,
  videoCards: videoCardsQuery,
  contactInfo: contactInfoQuery,
  formBlock: formBlockQuery,
  timeline: timelineQuery,
  downloadCatalog: downloadCatalogQuery,
  widget: widgetQuery,
  newsletterUnsubscribe: newsletterUnsubscribeQuery,
  pageNotFound: pageNotFoundQuery,
} satisfies { [T in BlockType]: Projection<T> };

/** The projection of a page's blocks by type, without hidden blocks. */
export const blocksProjection = `"blocks": blocks[isHidden != true]{_key, _type, ${Object.values(projections)
  .map(({ of, fields }) => `_type == "${of}" => {${fields}}`)
  .join(", ")}}`;
