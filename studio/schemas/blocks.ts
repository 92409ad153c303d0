import type { BlockType } from "../../app/blocks/block-types";
import { banner } from "./blocks/banner";
import { callToAction } from "./blocks/call-to-action";
import { cardGrid } from "./blocks/card-grid";
import { faqAccordion } from "./blocks/faq-accordion";
import { mediaContent } from "./blocks/media-content";
import { pageTitle } from "./blocks/page-title";
import { reviewCards } from "./blocks/review-cards";
import { richText } from "./blocks/rich-text";
import { sampleOrderList } from "./blocks/sample-order-list";
import { stepList } from "./blocks/step-list";
import { styleGrid } from "./blocks/style-grid";
import { styleSlider } from "./blocks/style-slider";

/** The form of each block in the Studio. A block type without one, or with another's, does not compile. */
export const blockSchemas = {
  banner,
  pageTitle,
  mediaContent,
  cardGrid,
  styleSlider,
  styleGrid,
  reviewCards,
  faqAccordion,
  callToAction,
  richText,
  stepList,
  sampleOrderList,
} satisfies { [T in BlockType]: { readonly name: T; readonly type: "object" } };

/** How the block picker sorts them: what opens a page, what tells, what sells, what convinces. */
export const blockGroups = [
  { name: "open", title: "Open a page", of: ["banner", "pageTitle"] },
  { name: "tell", title: "Tell", of: ["mediaContent", "richText", "stepList", "cardGrid"] },
  { name: "show", title: "Show door styles", of: ["styleSlider", "styleGrid", "sampleOrderList"] },
  { name: "convince", title: "Convince", of: ["reviewCards", "faqAccordion", "callToAction"] },
] satisfies { name: string; title: string; of: BlockType[] }[];
