/**
 * Aspect ratios of pictures (width divided by height) by their place in the shop. The Studio previews
 * pictures in the same ratios.
 */
export const pictureRatios = {
  banner: 1920 / 787,
  bannerNarrow: 1,
  bannerSplit: 4 / 3,
  split: 3 / 2,
  kitchen: 5 / 4,
  advice: 1,
  overlay: 21 / 9,
  finance: 4 / 5,
  wide: 2,
  wideNarrow: 4 / 3,
  cardOfTwo: 3 / 2,
  cardOfThree: 4 / 5,
  cardOfFour: 3 / 4,
  cardWide: 452 / 250,
  featureLarge: 10 / 7,
  featureSmall: 1,
  featureLast: 21 / 9,
  step: 3 / 2,
  invitation: 4 / 3,
  door: 3 / 4,
  room: 3 / 2,
  chip: 1,
  film: 16 / 9,
  post: 452 / 250,
  menu: 563 / 375,
  contact: 4 / 3,
  formSide: 4 / 3,
  popup: 4 / 3,
  result: 4 / 3,
  notFound: 850 / 350,
  portrait: 1,
  shared: 1200 / 630,
} as const;

export type PicturePlacement = keyof typeof pictureRatios;
