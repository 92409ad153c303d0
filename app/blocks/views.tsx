import type { ComponentType } from "react";
import { later } from "~/ui/later";
import { Banner } from "./banner/banner";
import type { BlockType } from "./block-types";
import type { BlockViewProps } from "./block-view";
import { PageTitle } from "./page-title/page-title";
import { ReviewCards } from "./review-cards/review-cards";
import { SampleOrderListBlock } from "./sample-order-list/sample-order-list";

/**
 * The component of each block type. A missing or swapped entry does not compile. What opens a page comes with it; of
 * the rest only the HTML does, and the script when it nears the window.
 */
export const views = {
  banner: Banner,
  pageTitle: PageTitle,
  mediaContent: later(
    "mediaContent",
    async () => (await import("./media-content/media-content")).MediaContent,
    "touch",
  ),
  cardGrid: later("cardGrid", async () => (await import("./card-grid/card-grid")).CardGrid),
  styleSlider: later("styleSlider", async () => (await import("./style-slider/style-slider")).StyleSlider),
  styleGrid: later("styleGrid", async () => (await import("./style-grid/style-grid")).StyleGrid),
  reviewCards: ReviewCards,
  faqAccordion: later(
    "faqAccordion",
    async () => (await import("./faq-accordion/faq-accordion")).FaqAccordion,
    "touch",
  ),
  callToAction: later(
    "callToAction",
    async () => (await import("./call-to-action/call-to-action")).CallToAction,
    "touch",
  ),
  richText: later("richText", async () => (await import("./rich-text/rich-text")).RichTextBlock, "touch"),
  stepList: later("stepList", async () => (await import("./step-list/step-list")).StepList, "touch"),
  sampleOrderList: SampleOrderListBlock,
} satisfies { [T in BlockType]: ComponentType<BlockViewProps<T>> };
