import { type Film, framedBase, framelessLegs, type Part } from "../films/cabinets";
import { draw } from "../films/solid";
import { circle, ellipse, line, moved, path, rect, times, tones } from "./pen";

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
export function rtaAssembly(): string {
  const floor = ellipse(690, 640, 470, 50, { fill: deep });
  return floor + scaled(480, 630, 0.95, parts(framedBase, 0.62));
}

/** A framed cabinet beside a frameless one. */
export function framedOrFrameless(): string {
  const floor = ellipse(390, 640, 300, 38, { fill: deep }) + ellipse(990, 640, 300, 38, { fill: deep });
  return floor + scaled(190, 630, 1, parts(framedBase, 1)) + scaled(790, 630, 1, parts(framelessLegs, 1));
}

/** Two boards and the dovetails that will hold them, close up. */
export function construction(): string {
  const tail = (y: number) =>
    path(`M620 ${y}L760 ${y - 26}V${y + 106}L620 ${y + 80}Z`, { fill: wood, stroke: ink, width: 4 });
  const pins =
    rect(820, 90, 150, 570, { fill: ply, stroke: ink, width: 4 }) +
    times(4, (index) =>
      path(
        `M820 ${116 + index * 142}L970 ${88 + index * 142}V${224 + index * 142}L820 ${196 + index * 142}Z`,
        { fill: mist, stroke: ink, width: 4 },
      ),
    );
  const board = rect(150, 90, 470, 570, { fill: wood, stroke: ink, width: 4 });
  const grain = times(6, (index) =>
    path(`M150 ${150 + index * 92}Q330 ${120 + index * 92 + (index % 2) * 50} 620 ${150 + index * 92}`, {
      stroke: tones.shade,
      width: 4,
    }),
  );
  const tails = times(4, (index) => tail(116 + index * 142));
  const arrow = path("M1130 375H1010M1046 340L1006 375L1046 410", { stroke: pine, width: 9 });
  return board + grain + tails + pins + arrow;
}

const badge = (content: string) => circle(160, 160, 160, { fill: pine }) + content;
const pale = { stroke: tones.paper, width: 9 };

/** The logos of the four authors: a tool of each author's trade. */
export const authorMarks = {
  "author-compass": badge(
    circle(160, 84, 16, { fill: brass }) +
      path("M152 98L104 236M168 98L216 236", pale) +
      path("M96 200Q160 250 224 200", { stroke: brass, width: 7 }),
  ),
  "author-chips": badge(
    [sage, mist, brass, wood]
      .map((fill, index) =>
        moved(160, 226, rect(-32, -150, 64, 150, { fill, stroke: pine, width: 5 }), -36 + index * 24),
      )
      .join("") + circle(160, 214, 8, { fill: pine }),
  ),
  "author-mallet": badge(
    moved(
      160,
      168,
      rect(-74, -92, 148, 74, { fill: wood }) +
        rect(-12, -18, 24, 130, { fill: brass }) +
        line(-74, -36, 74, -36, { stroke: tones.shade, width: 5 }),
      -24,
    ),
  ),
  "author-ledger": badge(
    rect(92, 78, 136, 168, { fill: tones.paper }) +
      rect(92, 78, 26, 168, { fill: brass }) +
      times(5, (index) => line(136, 112 + index * 26, 208, 112 + index * 26, { stroke: sage, width: 6 })),
  ),
} as const;
