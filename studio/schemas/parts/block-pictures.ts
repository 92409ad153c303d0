import type { BlockType } from "../../../app/blocks/block-types";

/** x, y, width, height on a sheet of 160 × 100, and its tone: a picture, words, a button, or a faint word. */
type Shape = readonly [number, number, number, number, "picture" | "words" | "button" | "faint"];

const tones = { picture: "#c9d3cc", words: "#6b6f6c", button: "#1f4d3a", faint: "#ece9e2" };

const cards = (top: number, height: number): Shape[] =>
  [8, 58, 108].flatMap((left): Shape[] => [
    [left, top, 44, height, "picture"],
    [left, top + height + 5, 30, 3, "words"],
  ]);

/** A sketch of each block for the block picker. */
const sketches: { readonly [T in BlockType]: readonly Shape[] } = {
  banner: [
    [0, 0, 160, 62, "picture"],
    [10, 70, 80, 7, "words"],
    [10, 82, 50, 3, "words"],
    [122, 70, 28, 10, "button"],
  ],
  pageTitle: [
    [20, 26, 120, 44, "faint"],
    [40, 42, 80, 8, "words"],
    [55, 58, 50, 3, "words"],
  ],
  mediaContent: [
    [8, 12, 76, 76, "picture"],
    [94, 24, 52, 6, "words"],
    [94, 38, 58, 3, "words"],
    [94, 45, 54, 3, "words"],
    [94, 52, 40, 3, "words"],
    [94, 66, 28, 9, "button"],
  ],
  cardGrid: [[50, 8, 60, 5, "words"], ...cards(22, 52)],
  styleSlider: [
    [8, 8, 60, 5, "words"],
    [8, 22, 34, 52, "picture"],
    [48, 22, 34, 52, "picture"],
    [88, 22, 34, 52, "picture"],
    [128, 22, 32, 52, "picture"],
    [66, 86, 28, 3, "words"],
  ],
  styleGrid: [...cards(8, 32), ...cards(54, 32)],
  reviewCards: [[50, 8, 60, 5, "words"], ...[8, 58, 108].flatMap(reviewAt)],
  faqAccordion: [10, 28, 46, 64, 82].flatMap((top): Shape[] => [
    [20, top, 90, 4, "words"],
    [134, top, 4, 4, "button"],
    [20, top + 10, 120, 1, "picture"],
  ]),
  callToAction: [
    [8, 18, 144, 64, "faint"],
    [40, 34, 80, 7, "words"],
    [50, 48, 60, 3, "words"],
    [64, 60, 32, 11, "button"],
  ],
  richText: [
    [30, 14, 70, 6, "words"],
    ...[30, 38, 46, 62, 70, 78].map((top): Shape => [30, top, 100, 3, "words"]),
  ],
  stepList: [14, 42, 70].flatMap((top): Shape[] => [
    [20, top, 16, 16, "button"],
    [46, top + 2, 50, 4, "words"],
    [46, top + 11, 90, 3, "words"],
  ]),
  sampleOrderList: [12, 40, 68].flatMap((top): Shape[] => [
    [14, top, 16, 20, "picture"],
    [40, top + 5, 60, 4, "words"],
    [118, top + 5, 28, 9, "button"],
  ]),
};

function reviewAt(left: number): Shape[] {
  return [
    [left, 24, 44, 54, "faint"],
    [left + 5, 30, 24, 4, "button"],
    [left + 5, 42, 34, 3, "words"],
    [left + 5, 49, 34, 3, "words"],
    [left + 5, 56, 22, 3, "words"],
  ];
}

/** The sketch as an image address, so that it needs no file and no base path. */
export function blockPicture(type: string): string | undefined {
  const shapes = Object.entries(sketches).find(([name]) => name === type)?.[1];
  if (!shapes) return undefined;
  const rects = shapes.map(
    ([x, y, width, height, tone]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tones[tone]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#fff"/>${rects.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
