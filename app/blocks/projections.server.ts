import {
  actionFields,
  faqFields,
  imageFields,
  portableText,
  styleCardFields,
} from "~/content/fragments.server";
import { allSamplesQuery } from "~/domains/samples/samples.server";
import type { BlockType } from "./block-types";

const cardFields = `_key, title, description, stepNumber, image{${imageFields}}, action{${actionFields}}`;

/** A door of a grid brings the first room it stands in: the pictures of a style that are wider than high. */
const gridStyleFields = `${styleCardFields},
  "room": images[asset->metadata.dimensions.aspectRatio > 1][0]{${imageFields}}`;

/** What each block asks of the content lake: exactly the fields of its shape in contents.ts. */
export const projections = {
  banner: `title, subTitle, description, bannerLayout, ratings{text, star},
    image{${imageFields}}, mobileImage{${imageFields}}, actions[]{${actionFields}}`,
  pageTitle: `variant, title, shadowText, description, action{${actionFields}}`,
  mediaContent: `mediaSide, eyebrow, title, caption, body${portableText}, image{${imageFields}}, actions[]{${actionFields}}`,
  cardGrid: `title, description, layout, cards[]{${cardFields}}`,
  styleSlider: `title, description, action{${actionFields}}, "styles": styles[]->{${styleCardFields}}`,
  styleGrid: `title, shadowText, description, "styles": select(
      defined(styles) => styles[]->{${gridStyleFields}},
      defined(brand) => *[_type == "style" && brand._ref == ^.brand._ref] | order(orderRank asc){${gridStyleFields}},
      *[_type == "style" && category._ref == ^.category._ref] | order(orderRank asc){${gridStyleFields}}
    )`,
  reviewCards: `title, "reviews": reviews[]->{
      "_key": _id, name, rating, platform, location, reviewText, profilePicture{${imageFields}}
    }`,
  faqAccordion: `title, description, "faqs": faqs[]->{"_key": _id, ${faqFields}}`,
  callToAction: `title, description, image{${imageFields}}, actions[]{${actionFields}}`,
  richText: `title, body${portableText}`,
  stepList: `title, description, steps[]{${cardFields}}`,
  sampleOrderList: `title, description, "samples": ${allSamplesQuery}`,
} satisfies { [T in BlockType]: string };

/** The projection of a page's block list: each block by its own type. */
export const blocksProjection = `blocks[]{_key, _type, ${Object.entries(projections)
  .map(([type, fields]) => `_type == "${type}" => {${fields}}`)
  .join(", ")}}`;
