import type { BlockType } from "../../../app/blocks/block-types";

/** x, y, width and height in a sketch of 160 × 100, and the kind of shape. */
type Shape = readonly [number, number, number, number, "picture" | "words" | "button" | "faint"];

const shapeColors = { picture: "#c9d3cc", words: "#6b6f6c", button: "#1f4d3a", faint: "#ece9e2" };

const drawCards = (top: number, height: number): Shape[] =>
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
  cardGrid: [[50, 8, 60, 5, "words"], ...drawCards(22, 52)],
  styleSlider: [
    [8, 8, 60, 5, "words"],
    [8, 22, 34, 52, "picture"],
    [48, 22, 34, 52, "picture"],
    [88, 22, 34, 52, "picture"],
    [128, 22, 32, 52, "picture"],
    [66, 86, 28, 3, "words"],
  ],
  categoryShowcase: [
    [8, 4, 90, 20, "faint"],
    [8, 8, 60, 6, "words"],
    ...drawCards(30, 40),
    [8, 92, 24, 3, "words"],
    [128, 92, 24, 3, "words"],
  ],
  styleGrid: [...drawCards(8, 32), ...drawCards(54, 32)],
  styleList: [
    ...[8, 38, 68].map((left): Shape => [left, 8, 24, 7, "button"]),
    ...[26, 36, 46, 62, 72, 82].map((top): Shape => [8, top, 28, 3, "words"]),
    ...[26, 62].flatMap((top): Shape[] =>
      [48, 84, 120].flatMap((left): Shape[] => [
        [left, top, 32, 24, "picture"],
        [left, top + 27, 22, 3, "words"],
      ]),
    ),
  ],
  reviewCards: [[50, 8, 60, 5, "words"], ...[8, 58, 108].flatMap(drawReview)],
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
  shadowTextList: [
    [8, 14, 50, 6, "words"],
    [8, 28, 40, 3, "words"],
    ...[14, 30, 46, 62, 78].map((top): Shape => [72, top, 70, 3, "words"]),
    ...[14, 30, 46, 62, 78].map((top): Shape => [64, top + 1, 5, 1, "button"]),
  ],
  dataTable: [
    [20, 10, 60, 5, "words"],
    ...[24, 40, 56, 72, 88].flatMap((top): Shape[] => [
      [20, top, 120, 1, "picture"],
      [20, top - 8, 30, 3, "words"],
      [64, top - 8, 30, 3, "words"],
      [108, top - 8, 30, 3, "words"],
    ]),
  ],
  gallery: [
    [8, 8, 44, 50, "picture"],
    [58, 8, 44, 34, "picture"],
    [108, 8, 44, 60, "picture"],
    [8, 64, 44, 28, "picture"],
    [58, 48, 44, 44, "picture"],
    [108, 74, 44, 18, "picture"],
  ],
  videoCards: [
    [8, 14, 68, 48, "picture"],
    [14, 46, 12, 10, "button"],
    [8, 68, 50, 4, "words"],
    [84, 14, 68, 48, "picture"],
    [90, 46, 12, 10, "button"],
    [84, 68, 50, 4, "words"],
  ],
  timeline: [
    [8, 14, 52, 6, "words"],
    [8, 28, 44, 3, "words"],
    ...[14, 38, 62].flatMap((top): Shape[] => [
      [78, top, 6, 6, "button"],
      [81, top + 6, 1, 18, "picture"],
      [92, top, 44, 4, "words"],
      [92, top + 9, 56, 3, "words"],
    ]),
  ],
  downloadCatalog: [
    [8, 34, 144, 1, "words"],
    [8, 44, 60, 6, "words"],
    [8, 56, 44, 3, "words"],
    [112, 46, 40, 12, "button"],
  ],
  widget: [
    [20, 8, 120, 84, "faint"],
    [32, 18, 50, 5, "words"],
    ...[34, 50, 66].flatMap((top): Shape[] =>
      [32, 54, 76, 98, 120].map((left): Shape => [left, top, 14, 10, "picture"]),
    ),
    [98, 50, 14, 10, "button"],
  ],
  contactInfo: [8, 46, 84, 122].flatMap((left): Shape[] => [
    [left, 30, 30, 1, "words"],
    [left, 36, 5, 5, "button"],
    [left + 8, 37, 20, 3, "words"],
    [left, 48, 28, 3, "words"],
    [left, 55, 22, 3, "words"],
  ]),
  pageNotFound: [
    [84, 26, 68, 30, "picture"],
    [8, 30, 60, 8, "words"],
    [8, 44, 54, 3, "words"],
    [8, 54, 24, 3, "button"],
    [38, 54, 24, 3, "button"],
  ],
  newsletterUnsubscribe: [
    [8, 24, 60, 7, "words"],
    [8, 40, 80, 3, "words"],
    [8, 54, 40, 12, "button"],
  ],
  formBlock: [
    [8, 22, 40, 8, "words"],
    [8, 36, 36, 3, "words"],
    [66, 18, 40, 12, "faint"],
    [110, 18, 40, 12, "faint"],
    [66, 36, 84, 24, "faint"],
    [66, 68, 26, 10, "button"],
  ],
};

function drawReview(left: number): Shape[] {
  return [
    [left, 24, 44, 54, "faint"],
    [left + 5, 30, 24, 4, "button"],
    [left + 5, 42, 34, 3, "words"],
    [left + 5, 49, 34, 3, "words"],
    [left + 5, 56, 22, 3, "words"],
  ];
}

/** Returns the sketch as a data URL, which needs no file and no base path. */
export function getBlockSketchUrl(type: string): string | undefined {
  const shapes = Object.entries(sketches).find(([name]) => name === type)?.[1];
  if (!shapes) return undefined;
  const rects = shapes.map(
    ([x, y, width, height, tone]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${shapeColors[tone]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#fff"/>${rects.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
