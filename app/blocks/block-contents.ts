import type { z } from "zod";
import { banner } from "./banner/banner.content";
import type { BlockSchema } from "./block-schema";
import type { BlockType } from "./block-types";
import { callToAction } from "./call-to-action/call-to-action.content";
import { cardGrid } from "./card-grid/card-grid.content";
import { categoryShowcase } from "./category-showcase/category-showcase.content";
import { contactInfo } from "./contact-info/contact-info.content";
import { dataTable } from "./data-table/data-table.content";
import { downloadCatalog } from "./download-catalog/download-catalog.content";
import { faqAccordion } from "./faq-accordion/faq-accordion.content";
import { formBlock } from "./form-block/form-block.content";
import { gallery } from "./gallery/gallery.content";
import { mediaContent } from "./media-content/media-content.content";
import { newsletterUnsubscribe } from "./newsletter-unsubscribe/newsletter-unsubscribe.content";
import { pageNotFound } from "./page-not-found/page-not-found.content";
import { pageTitle } from "./page-title/page-title.content";
import { reviewCards } from "./review-cards/review-cards.content";
import { richText } from "./rich-text/rich-text.content";
import { sampleOrderList } from "./sample-order-list/sample-order-list.content";
import { shadowTextList } from "./shadow-text-list/shadow-text-list.content";
import { stepList } from "./step-list/step-list.content";
import { styleGrid } from "./style-grid/style-grid.content";
import { styleList } from "./style-list/style-list.content";
import { styleSlider } from "./style-slider/style-slider.content";
import { timeline } from "./timeline/timeline.content";
import { videoCards } from "./video-cards/video-cards.content";
import { widget } from "./widget/widget.content";

/**
 * The content schema of each block type. A missing entry, or the schema of another block, is a type error.
 */
export const blockContents = {
  banner,
  pageTitle,
  mediaContent,
  cardGrid,
  styleSlider,
  styleGrid,
  styleList,
  categoryShowcase,
  reviewCards,
  faqAccordion,
  callToAction,
  richText,
  stepList,
  sampleOrderList,
  shadowTextList,
  dataTable,
  gallery,
  videoCards,
  contactInfo,
  formBlock,
  timeline,
  downloadCatalog,
  widget,
  newsletterUnsubscribe,
  pageNotFound,
} satisfies { [T in BlockType]: BlockSchema<T> };

export type BlockContent<T extends BlockType> = z.infer<(typeof blockContents)[T]>;

/** A parsed block; `_type` determines its fields. */
export type Block = { [T in BlockType]: BlockContent<T> }[BlockType];
