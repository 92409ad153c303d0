import type { BlockType } from "../../app/blocks/block-types";
import { banner } from "./blocks/banner";
import { callToAction } from "./blocks/call-to-action";
import { cardGrid } from "./blocks/card-grid";
import { categoryShowcase } from "./blocks/category-showcase";
import { contactInfo } from "./blocks/contact-info";
import { dataTable } from "./blocks/data-table";
import { downloadCatalog } from "./blocks/download-catalog";
import { faqAccordion } from "./blocks/faq-accordion";
import { formBlock } from "./blocks/form-block";
import { gallery } from "./blocks/gallery";
import { mediaContent } from "./blocks/media-content";
import { newsletterUnsubscribe } from "./blocks/newsletter-unsubscribe";
import { pageNotFound } from "./blocks/page-not-found";
import { pageTitle } from "./blocks/page-title";
import { reviewCards } from "./blocks/review-cards";
import { richText } from "./blocks/rich-text";
import { sampleOrderList } from "./blocks/sample-order-list";
import { shadowTextList } from "./blocks/shadow-text-list";
import { stepList } from "./blocks/step-list";
import { styleGrid } from "./blocks/style-grid";
import { styleList } from "./blocks/style-list";
import { styleSlider } from "./blocks/style-slider";
import { timeline } from "./blocks/timeline";
import { videoCards } from "./blocks/video-cards";
import { widget } from "./blocks/widget";

/** The Studio schema of each block. A missing or wrong schema does not compile. */
export const blockSchemas = {
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
} satisfies { [T in BlockType]: { readonly name: T; readonly type: "object" } };

export const blockGroups = [
  { name: "open", title: "Open a page", of: ["banner", "pageTitle", "pageNotFound"] },
  {
    name: "tell",
    title: "Explain",
    of: [
      "mediaContent",
      "richText",
      "stepList",
      "cardGrid",
      "shadowTextList",
      "dataTable",
      "gallery",
      "videoCards",
      "timeline",
    ],
  },
  {
    name: "show",
    title: "Show door styles",
    of: ["styleSlider", "styleGrid", "styleList", "categoryShowcase", "sampleOrderList"],
  },
  {
    name: "convince",
    title: "Convince",
    of: [
      "reviewCards",
      "faqAccordion",
      "callToAction",
      "contactInfo",
      "formBlock",
      "downloadCatalog",
      "widget",
      "newsletterUnsubscribe",
    ],
  },
] satisfies { name: string; title: string; of: BlockType[] }[];
