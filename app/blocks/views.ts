import type { ComponentType } from "react";
import { Banner } from "./banner/banner";
import type { BlockType } from "./block-types";
import type { BlockViewProps } from "./block-view";
import { inSight, nearby, onTouch } from "./later-view";
import { PageTitle } from "./page-title/page-title";
import { ReviewCards } from "./review-cards/review-cards";
import { SampleOrderList } from "./sample-order-list/sample-order-list";

/**
 * The component of each block. A missing entry, or another block's, does not compile. What opens a page comes with it;
 * of the rest only the HTML does, and the script later.
 */
export const views = {
  banner: Banner,
  pageTitle: PageTitle,
  mediaContent: onTouch("mediaContent", () => import("./media-content/media-content")),
  cardGrid: nearby("cardGrid", () => import("./card-grid/card-grid")),
  styleSlider: nearby("styleSlider", () => import("./style-slider/style-slider")),
  styleGrid: nearby("styleGrid", () => import("./style-grid/style-grid")),
  styleList: nearby("styleList", () => import("./style-list/style-list")),
  categoryShowcase: nearby("categoryShowcase", () => import("./category-showcase/category-showcase")),
  reviewCards: ReviewCards,
  faqAccordion: nearby("faqAccordion", () => import("./faq-accordion/faq-accordion")),
  callToAction: nearby("callToAction", () => import("./call-to-action/call-to-action")),
  richText: onTouch("richText", () => import("./rich-text/rich-text")),
  stepList: nearby("stepList", () => import("./step-list/step-list")),
  sampleOrderList: SampleOrderList,
  shadowTextList: onTouch("shadowTextList", () => import("./shadow-text-list/shadow-text-list")),
  dataTable: onTouch("dataTable", () => import("./data-table/data-table")),
  gallery: onTouch("gallery", () => import("./gallery/gallery")),
  videoCards: nearby("videoCards", () => import("./video-cards/video-cards")),
  contactInfo: onTouch("contactInfo", () => import("./contact-info/contact-info")),
  formBlock: inSight("formBlock", () => import("./form-block/form-block")),
  timeline: onTouch("timeline", () => import("./timeline/timeline")),
  downloadCatalog: nearby("downloadCatalog", () => import("./download-catalog/download-catalog")),
  widget: inSight("widget", () => import("./widget/widget")),
  newsletterUnsubscribe: inSight(
    "newsletterUnsubscribe",
    () => import("./newsletter-unsubscribe/newsletter-unsubscribe"),
  ),
  pageNotFound: onTouch("pageNotFound", () => import("./page-not-found/page-not-found")),
} satisfies { [T in BlockType]: ComponentType<BlockViewProps<T>> };
