import { type Film, framedBase, framelessLegs, type Part } from "../films/cabinets";
import { draw } from "../films/solid";
import {
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  drawRect,
  moveDrawing,
  repeatDrawing,
  tones,
} from "./pen";

const { ink, pine, sage, brass, wood, ply, deep, mist } = tones;
const scaled = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** The parts of a film at one moment: with `share` 0 they are apart, with 1 assembled. */
const parts = (film: Film, share: number) =>
  film.parts.map((part) => draw({ ...part, at: computePosition(part, share) })).join("");

function computePosition({ at, from, later = [] }: Part, share: number) {
  const sum = (axis: "x" | "y" | "z") =>
    at[axis] + from[axis] * (1 - share) + later.reduce((total, { by }) => total + by[axis], 0);
  return { x: sum("x"), y: sum("y"), z: sum("z") };
}

/** A framed base cabinet coming together. */
export function drawRtaAssembly(): string {
  const floor = drawEllipse(690, 640, 470, 50, { fill: deep });
  return floor + scaled(480, 630, 0.95, parts(framedBase, 0.62));
}

/** A framed cabinet beside a frameless one. */
export function drawFramedOrFrameless(): string {
  const floor =
    drawEllipse(390, 640, 300, 38, { fill: deep }) + drawEllipse(990, 640, 300, 38, { fill: deep });
  return floor + scaled(190, 630, 1, parts(framedBase, 1)) + scaled(790, 630, 1, parts(framelessLegs, 1));
}

/** Two boards and the dovetails that will hold them, close up. */
export function drawConstruction(): string {
  const tail = (y: number) =>
    drawPath(`M620 ${y}L760 ${y - 26}V${y + 106}L620 ${y + 80}Z`, { fill: wood, stroke: ink, width: 4 });
  const pins =
    drawRect(820, 90, 150, 570, { fill: ply, stroke: ink, width: 4 }) +
    repeatDrawing(4, (index) =>
      drawPath(
        `M820 ${116 + index * 142}L970 ${88 + index * 142}V${224 + index * 142}L820 ${196 + index * 142}Z`,
        { fill: mist, stroke: ink, width: 4 },
      ),
    );
  const board = drawRect(150, 90, 470, 570, { fill: wood, stroke: ink, width: 4 });
  const grain = repeatDrawing(6, (index) =>
    drawPath(`M150 ${150 + index * 92}Q330 ${120 + index * 92 + (index % 2) * 50} 620 ${150 + index * 92}`, {
      stroke: tones.shade,
      width: 4,
    }),
  );
  const tails = repeatDrawing(4, (index) => tail(116 + index * 142));
  const arrow = drawPath("M1130 375H1010M1046 340L1006 375L1046 410", { stroke: pine, width: 9 });
  return board + grain + tails + pins + arrow;
}

const badge = (content: string) => drawCircle(160, 160, 160, { fill: pine }) + content;
const pale = { stroke: tones.paper, width: 9 };

/** The logos of the four authors: a tool of each author's trade. */
export const authorMarks = {
  "author-compass": badge(
    drawCircle(160, 84, 16, { fill: brass }) +
      drawPath("M152 98L104 236M168 98L216 236", pale) +
      drawPath("M96 200Q160 250 224 200", { stroke: brass, width: 7 }),
  ),
  "author-chips": badge(
    [sage, mist, brass, wood]
      .map((fill, index) =>
        moveDrawing(
          160,
          226,
          drawRect(-32, -150, 64, 150, { fill, stroke: pine, width: 5 }),
          -36 + index * 24,
        ),
      )
      .join("") + drawCircle(160, 214, 8, { fill: pine }),
  ),
  "author-mallet": badge(
    moveDrawing(
      160,
      168,
      drawRect(-74, -92, 148, 74, { fill: wood }) +
        drawRect(-12, -18, 24, 130, { fill: brass }) +
        drawLine(-74, -36, 74, -36, { stroke: tones.shade, width: 5 }),
      -24,
    ),
  ),
  "author-ledger": badge(
    drawRect(92, 78, 136, 168, { fill: tones.paper }) +
      drawRect(92, 78, 26, 168, { fill: brass }) +
      repeatDrawing(5, (index) =>
        drawLine(136, 112 + index * 26, 208, 112 + index * 26, { stroke: sage, width: 6 }),
      ),
  ),
} as const;
