import type { ComponentType } from "react";
import { capitalize } from "~/kernel/text/text";
import { type LazyPartOptions, lazyPart } from "~/ui/runtime/lazy-part";
import { Banner } from "./banner/banner";
import type { BlockType } from "./block-types";
import type { BlockViewProps } from "./block-view";
import { PageTitle } from "./page-title/page-title";
import { SampleOrderList } from "./sample-order-list/sample-order-list";

/** The controls of these blocks work without script, so their script loads at the first interaction. */
const worksWithoutScript = { loadOn: "interaction" } as const;

/**
 * The component of each block type. A missing entry, or the view of another block, is a type error. Opening
 * blocks are in the main script; the others load lazily.
 */
export const blockViews = {
  banner: Banner,
  pageTitle: PageTitle,
  mediaContent: lazyView("mediaContent", () => import("./media-content/media-content"), worksWithoutScript),
  cardGrid: lazyView("cardGrid", () => import("./card-grid/card-grid"), worksWithoutScript),
  styleSlider: lazyView("styleSlider", () => import("./style-slider/style-slider"), worksWithoutScript),
  styleGrid: lazyView("styleGrid", () => import("./style-grid/style-grid"), worksWithoutScript),
  styleList: lazyView("styleList", () => import("./style-list/style-list"), worksWithoutScript),
  categoryShowcase: lazyView(
    "categoryShowcase",
    () => import("./category-showcase/category-showcase"),
    worksWithoutScript,
  ),
  reviewCards: lazyView("reviewCards", () => import("./review-cards/review-cards"), worksWithoutScript),
  faqAccordion: lazyView("faqAccordion", () => import("./faq-accordion/faq-accordion"), worksWithoutScript),
  callToAction: lazyView("callToAction", () => import("./call-to-action/call-to-action"), worksWithoutScript),
  richText: lazyView("richText", () => import("./rich-text/rich-text"), worksWithoutScript),
  stepList: lazyView("stepList", () => import("./step-list/step-list"), worksWithoutScript),
  sampleOrderList: SampleOrderList,
  shadowTextList: lazyView(
    "shadowTextList",
    () => import("./shadow-text-list/shadow-text-list"),
    worksWithoutScript,
  ),
  dataTable: lazyView("dataTable", () => import("./data-table/data-table")),
  gallery: lazyView("gallery", () => import("./gallery/gallery")),
  videoCards: lazyView("videoCards", () => import("./video-cards/video-cards"), worksWithoutScript),
  contactInfo: lazyView("contactInfo", () => import("./contact-info/contact-info")),
  formBlock: lazyView("formBlock", () => import("./form-block/form-block"), worksWithoutScript),
  timeline: lazyView("timeline", () => import("./timeline/timeline"), worksWithoutScript),
  downloadCatalog: lazyView(
    "downloadCatalog",
    () => import("./download-catalog/download-catalog"),
    worksWithoutScript,
  ),
  widget: lazyView("widget", () => import("./widget/widget")),
  newsletterUnsubscribe: lazyView(
    "newsletterUnsubscribe",
    () => import("./newsletter-unsubscribe/newsletter-unsubscribe"),
    worksWithoutScript,
  ),
  pageNotFound: lazyView("pageNotFound", () => import("./page-not-found/page-not-found")),
} satisfies { [T in BlockType]: ComponentType<BlockViewProps<T>> };

/** The module of a block view. It exports the component under the block's name: 'cardGrid' as `CardGrid`. */
type ViewFile<T extends BlockType> = { readonly [Name in Capitalize<T>]: ComponentType<BlockViewProps<T>> };

/** Creates a block view whose script is loaded lazily. */
export function lazyView<T extends BlockType>(
  type: T,
  load: () => Promise<ViewFile<T>>,
  options?: LazyPartOptions,
) {
  return lazyPart<BlockViewProps<T>>(async () => (await load())[capitalize(type)], options);
}
