import { describe, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { BlockType } from "~/blocks/block-types";
import type { contents } from "~/blocks/contents";
import type {
  Banner,
  CallToAction,
  CardGrid,
  FaqAccordion,
  MediaContent,
  PageTitle,
  ReviewCards,
  RichText,
  SampleOrderList,
  StepList,
  StyleGrid,
  StyleSlider,
} from "../../studio/content-types.generated";

/** What the Studio stores, by block; a block type that it does not know does not compile. */
type Stored = {
  banner: Banner;
  pageTitle: PageTitle;
  mediaContent: MediaContent;
  cardGrid: CardGrid;
  styleSlider: StyleSlider;
  styleGrid: StyleGrid;
  reviewCards: ReviewCards;
  faqAccordion: FaqAccordion;
  callToAction: CallToAction;
  richText: RichText;
  stepList: StepList;
  sampleOrderList: SampleOrderList;
};

type Read<T extends BlockType> = z.input<(typeof contents)[T]>;
type Plain = string | number | boolean | null | undefined;

/** What a block's query gathers from other documents, so that no editor fills it in. */
type Gathered = "samples";

/** Fields of a block that the shop reads and the Studio does not offer. */
type Unknown<T extends BlockType> = Exclude<keyof Read<T>, keyof Stored[T] | "_key" | Gathered>;

/** Fields the shop cannot do without and the Studio lets an editor leave empty. */
type Unasked<T extends BlockType> = {
  [K in keyof Read<T> & keyof Stored[T]]: null extends Read<T>[K]
    ? never
    : undefined extends Read<T>[K]
      ? never
      : undefined extends Stored[T][K]
        ? K
        : never;
}[keyof Read<T> & keyof Stored[T]];

/** Words, numbers and choices an editor can enter and the shop would refuse. */
type Refused<T extends BlockType> = {
  [K in keyof Read<T> & keyof Stored[T]]: Stored[T][K] extends Plain
    ? Stored[T][K] extends Read<T>[K]
      ? never
      : K
    : never;
}[keyof Read<T> & keyof Stored[T]];

type Of<Misfits extends { [T in BlockType]: unknown }> = Misfits[BlockType];

describe("the blocks of the Studio and of the shop", () => {
  it("offers every field that a block of the shop reads", () => {
    expectTypeOf<Of<{ [T in BlockType]: Unknown<T> }>>().toBeNever();
  });

  it("asks for every field that a block of the shop cannot do without", () => {
    // A grid of styles is filled from a brand, a category or a list: one rule over the three asks for it.
    expectTypeOf<
      Of<{ [T in Exclude<BlockType, "styleGrid">]: Unasked<T> } & { styleGrid: never }>
    >().toBeNever();
    expectTypeOf<Unasked<"styleGrid">>().toEqualTypeOf<"styles">();
  });

  it("lets nobody enter a value that a block of the shop refuses", () => {
    expectTypeOf<Of<{ [T in BlockType]: Refused<T> }>>().toBeNever();
  });
});
