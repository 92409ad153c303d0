import { describe, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { blockContents } from "~/blocks/block-contents";
import type { BlockType } from "~/blocks/block-types";
import type {
  Banner,
  CallToAction,
  CardGrid,
  CategoryShowcase,
  ContactInfo,
  DataTable,
  DownloadCatalog,
  FaqAccordion,
  FormBlock,
  Gallery,
  MediaContent,
  NewsletterUnsubscribe,
  PageNotFound,
  PageTitle,
  ReviewCards,
  RichText,
  SampleOrderList,
  ShadowTextList,
  StepList,
  StyleGrid,
  StyleList,
  StyleSlider,
  Timeline,
  VideoCards,
  Widget,
} from "../../studio/content-types.generated";

/** The type that the Studio stores for each block. A block without a Studio type does not compile. */
type Stored = {
  banner: Banner;
  pageTitle: PageTitle;
  mediaContent: MediaContent;
  cardGrid: CardGrid;
  styleSlider: StyleSlider;
  styleGrid: StyleGrid;
  styleList: StyleList;
  categoryShowcase: CategoryShowcase;
  reviewCards: ReviewCards;
  faqAccordion: FaqAccordion;
  callToAction: CallToAction;
  richText: RichText;
  stepList: StepList;
  sampleOrderList: SampleOrderList;
  shadowTextList: ShadowTextList;
  dataTable: DataTable;
  gallery: Gallery;
  videoCards: VideoCards;
  contactInfo: ContactInfo;
  formBlock: FormBlock;
  timeline: Timeline;
  downloadCatalog: DownloadCatalog;
  widget: Widget;
  pageNotFound: PageNotFound;
  newsletterUnsubscribe: NewsletterUnsubscribe;
};

type Read<T extends BlockType> = z.input<(typeof blockContents)[T]>;
type Plain = string | number | boolean | null | undefined;

/** Fields that a block's query reads from other documents, so editors do not enter them. */
type Gathered = "samples" | "site" | "brandSlug";

/** Fields of a block that the shop reads and the Studio does not offer. */
type Unknown<T extends BlockType> = Exclude<
  keyof Read<T>,
  keyof Stored[T] | "_key" | Gathered | (T extends "categoryShowcase" ? "wanted" | "categories" : never)
>;

/** Fields that the shop requires and the Studio lets an editor leave empty. */
type Unasked<T extends BlockType> = {
  [K in keyof Read<T> & keyof Stored[T]]: null extends Read<T>[K]
    ? never
    : undefined extends Read<T>[K]
      ? never
      : undefined extends Stored[T][K]
        ? K
        : never;
}[keyof Read<T> & keyof Stored[T]];

/** Fields whose value in the Studio may be one that the shop rejects. */
type Refused<T extends BlockType> = {
  [K in keyof Read<T> & keyof Stored[T]]: Stored[T][K] extends Plain
    ? Stored[T][K] extends Read<T>[K]
      ? never
      : K
    : never;
}[keyof Read<T> & keyof Stored[T]];

type Of<Misfits extends { [T in BlockType]: unknown }> = Misfits[BlockType];

describe("Studio types of the blocks", () => {
  it("includes in the Studio every field that a block of the shop reads", () => {
    expectTypeOf<Of<{ [T in BlockType]: Unknown<T> }>>().toBeNever();
  });

  it("requires in the Studio every field that a block of the shop requires", () => {
    expectTypeOf<Of<{ [T in BlockType]: Unasked<T> }>>().toBeNever();
  });

  it("accepts in the shop every value that the Studio allows for a block", () => {
    expectTypeOf<Of<{ [T in BlockType]: Refused<T> }>>().toBeNever();
  });
});
