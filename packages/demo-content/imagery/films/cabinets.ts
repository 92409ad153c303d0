import type { Board, Point } from "./solid";

/** A board that joins the cabinet at a step, coming from `from`; `later` moves it again at later steps. */
export type Part = Board & {
  readonly step: number;
  readonly from: Point;
  readonly later?: readonly { readonly step: number; readonly by: Point }[];
};
export type Film = {
  readonly name: string;
  readonly captions: readonly string[];
  /** The time in seconds of the frame that becomes the preview picture. */
  readonly thumbnailAt: number;
  /** In painting order, from back to front. */
  readonly parts: readonly Part[];
};

const still: Point = { x: 0, y: 0, z: 0 };
const width = 360;
const height = 400;
const deep = 260;
const board = 16;

export const framedBase: Film = {
  name: "assembly-framed-base",
  captions: ["film-0", "film-1", "film-2", "film-3", "film-4"],
  thumbnailAt: 10.5,
  parts: [
    {
      step: 2,
      from: { x: 0, y: 0, z: 320 },
      at: { x: board, y: deep - 10, z: 60 },
      size: { w: width - 2 * board, d: 10, h: height - 60 },
      tint: "ply",
    },
    {
      step: 1,
      from: { x: -230, y: 0, z: 0 },
      at: { x: 0, y: 0, z: 0 },
      size: { w: board, d: deep, h: height },
      tint: "ply",
    },
    {
      step: 0,
      from: still,
      at: { x: board, y: 0, z: 60 },
      size: { w: width - 2 * board, d: deep, h: board },
      tint: "ply",
    },
    {
      step: 1,
      from: { x: 230, y: 0, z: 0 },
      at: { x: width - board, y: 0, z: 0 },
      size: { w: board, d: deep, h: height },
      tint: "ply",
    },
    ...faceFrame(),
    {
      step: 4,
      from: { x: 0, y: -420, z: 0 },
      at: { x: 14, y: -40, z: 86 },
      size: { w: width - 28, d: 20, h: 196 },
      tint: "paint",
      panel: true,
    },
    {
      step: 4,
      from: { x: 0, y: -420, z: 0 },
      at: { x: 14, y: -40, z: 292 },
      size: { w: width - 28, d: 20, h: 96 },
      tint: "paint",
    },
  ],
};

function faceFrame(): Part[] {
  const piece = (x: number, z: number, w: number, h: number): Part => ({
    step: 3,
    from: { x: 0, y: -360, z: 0 },
    at: { x, y: -20, z },
    size: { w, d: 20, h },
    tint: "frame",
  });
  const stile = 36;
  const between = width - 2 * stile;
  return [
    piece(0, 60, stile, height - 60),
    piece(stile, 60, between, 36),
    piece(stile, 276, between, 24),
    piece(stile, height - 36, between, 36),
    piece(width - stile, 60, stile, height - 60),
  ];
}

const leg = (x: number, y: number, extra = 0): Part => ({
  step: 0,
  from: { x: 0, y: 0, z: -150 },
  at: { x, y, z: 90 - extra },
  size: { w: 26, d: 26, h: 90 + extra },
  tint: "steel",
  later: [{ step: 1, by: { x: 0, y: 0, z: -90 } }],
});

const boxPart = (part: Pick<Board, "at" | "size">): Part => ({
  ...part,
  step: 0,
  from: still,
  tint: "ply",
  later: [{ step: 1, by: { x: 0, y: 0, z: -90 } }],
});

export const framelessLegs: Film = {
  name: "assembly-frameless-legs",
  captions: ["film-5", "film-6", "film-7", "film-8", "film-9"],
  thumbnailAt: 9,
  parts: [
    leg(30, deep - 60),
    leg(width - 56, deep - 60),
    leg(30, 30),
    leg(width - 56, 30),
    boxPart({ at: { x: board, y: deep - 10, z: 180 }, size: { w: width - 2 * board, d: 10, h: 300 } }),
    boxPart({ at: { x: 0, y: 0, z: 180 }, size: { w: board, d: deep, h: 300 } }),
    boxPart({ at: { x: board, y: 0, z: 180 }, size: { w: width - 2 * board, d: deep, h: board } }),
    boxPart({ at: { x: board, y: 20, z: 330 }, size: { w: width - 2 * board, d: deep - 40, h: 12 } }),
    boxPart({ at: { x: board, y: 0, z: 464 }, size: { w: width - 2 * board, d: deep, h: board } }),
    boxPart({ at: { x: width - board, y: 0, z: 180 }, size: { w: board, d: deep, h: 300 } }),
    {
      step: 1,
      from: { x: 0, y: 0, z: 170 },
      at: { x: 40, y: 110, z: 390 },
      size: { w: width - 80, d: 26, h: 30 },
      tint: "frame",
      later: [{ step: 3, by: { x: 0, y: 0, z: 260 } }],
    },
    {
      step: 1,
      from: { x: 0, y: 0, z: 170 },
      at: { x: width / 2 - 34, y: 108, z: 398 },
      size: { w: 68, d: 2, h: 15 },
      tint: "glass",
      later: [{ step: 3, by: { x: 0, y: 0, z: 260 } }],
    },
    {
      step: 1,
      from: { x: 0, y: 0, z: 170 },
      at: { x: width / 2 - 28, y: 106, z: 401 },
      size: { w: 14, d: 1, h: 9 },
      tint: "paint",
      later: [
        { step: 2, by: { x: 21, y: 0, z: 0 } },
        { step: 3, by: { x: 0, y: 0, z: 260 } },
      ],
    },
    {
      step: 3,
      from: { x: 0, y: -360, z: 0 },
      at: { x: 0, y: 18, z: 4 },
      size: { w: width, d: 10, h: 82 },
      tint: "paint",
    },
    ...[0, 1].map(
      (side): Part => ({
        step: 4,
        from: { x: 0, y: -420, z: 0 },
        at: { x: 2 + side * (width / 2), y: -20, z: 92 },
        size: { w: width / 2 - 4, d: 18, h: 296 },
        tint: "paint",
      }),
    ),
  ],
};
