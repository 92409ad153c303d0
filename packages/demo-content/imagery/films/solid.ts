/** Boards in cabinet projection: fronts keep their shape, depth runs up to the right at half length. */
export type Point = { readonly x: number; readonly y: number; readonly z: number };
export type Size = { readonly w: number; readonly d: number; readonly h: number };
export type Tint = "ply" | "frame" | "paint" | "steel" | "glass";
export type Board = {
  readonly at: Point;
  readonly size: Size;
  readonly tint: Tint;
  readonly panel?: boolean;
};

const tints: Record<Tint, { front: string; top: string; side: string }> = {
  ply: { front: "#eadfca", top: "#f4eddf", side: "#d8cab0" },
  frame: { front: "#e0c9a0", top: "#ecdcbd", side: "#c9af82" },
  paint: { front: "#5f7a6c", top: "#7b9487", side: "#4a6256" },
  steel: { front: "#b9b9b4", top: "#d3d3ce", side: "#9a9a95" },
  glass: { front: "#dfeadb", top: "#eef5ea", side: "#c6d4c1" },
};
const ink = "#23302a";
const depth = { x: 0.42, y: 0.3 };

const project = ({ x, y, z }: Point) => `${(x + y * depth.x).toFixed(1)},${(-z - y * depth.y).toFixed(1)}`;

const face = (corners: readonly Point[], fill: string) =>
  `<polygon points="${corners.map(project).join(" ")}" fill="${fill}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>`;

/** The three faces of a board that can be seen from the front, above and right. */
export function draw({ at: { x, y, z }, size: { w, d, h }, tint, panel }: Board): string {
  const { front, top, side } = tints[tint];
  const p = (dx: number, dy: number, dz: number): Point => ({ x: x + dx, y: y + dy, z: z + dz });
  const faces = [
    face([p(w, 0, 0), p(w, d, 0), p(w, d, h), p(w, 0, h)], side),
    face([p(0, 0, h), p(w, 0, h), p(w, d, h), p(0, d, h)], top),
    face([p(0, 0, 0), p(w, 0, 0), p(w, 0, h), p(0, 0, h)], front),
  ];
  const inset = 38;
  if (panel)
    faces.push(
      face(
        [p(inset, 0, inset), p(w - inset, 0, inset), p(w - inset, 0, h - inset), p(inset, 0, h - inset)],
        side,
      ),
    );
  return faces.join("");
}

export function ease(t: number): number {
  const u = Math.min(1, Math.max(0, t));
  return u * u * (3 - 2 * u);
}
