import type { ComponentType } from "react";
import { Banner } from "./banner/banner";
import type { BlockType } from "./block-types";
import type { BlockViewProps } from "./block-view";
import { lazyView } from "./lazy-view";
import { PageTitle } from "./page-title/page-title";
import { ReviewCards } from "./review-cards/review-cards";
import { SampleOrderList } from "./sample-order-list/sample-order-list";

/**
 * The component of each block. A missing entry, or another block's, does not compile. What opens a page is part
 * of its script; the others have scripts of their own.
 */
export const views = {
  banner: Banner,
  pageTitle: PageTitle,
  mediaContent: lazyView("mediaContent", () => import("./media-content/media-content")),
  cardGrid: lazyView("cardGrid", () => import("./card-grid/card-grid")),
  styleSlider: lazyView("styleSlider", () => import("./style-slider/style-slider")),
  styleGrid: lazyView("styleGrid", () => import("./style-grid/style-grid")),
  styleList: lazyView("styleList", () => import("./style-list/style-list")),
  categoryShowcase: lazyView("categoryShowcase", () => import("./category-showcase/category-showcase")),
  reviewCards: ReviewCards,
  faqAccordion: lazyView("faqAccordion", () => import("./faq-accordion/faq-accordion")),
  callToAction: lazyView("callToAction", () => import("./call-to-action/call-to-action")),
  richText: lazyView("richText", () => import("./rich-text/rich-text")),
  stepList: lazyView("stepList", () => import("./step-list/step-list")),
  sampleOrderList: SampleOrderList,
  shadowTextList: lazyView("shadowTextList", () => import("./shadow-text-list/shadow-text-list")),
  dataTable: lazyView("dataTable", () => import("./data-table/data-table")),
  gallery: lazyView("gallery", () => import("./gallery/gallery")),
  videoCards: lazyView("videoCards", () => import("./video-cards/video-cards")),
  contactInfo: lazyView("contactInfo", () => import("./contact-info/contact-info")),
  formBlock: lazyView("formBlock", () => import("./form-block/form-block"), "visible"),
  timeline: lazyView("timeline", () => import("./timeline/timeline")),
  downloadCatalog: lazyView("downloadCatalog", () => import("./download-catalog/download-catalog")),
  widget: lazyView("widget", () => import("./widget/widget"), "visible"),
  newsletterUnsubscribe: lazyView(
    "newsletterUnsubscribe",
    () => import("./newsletter-unsubscribe/newsletter-unsubscribe"),
    "visible",
  ),
  pageNotFound: lazyView("pageNotFound", () => import("./page-not-found/page-not-found")),
} satisfies { [T in BlockType]: ComponentType<BlockViewProps<T>> };
