/** Drawing functions for the blog's pictures: flat shapes in the shop's colors and thin ink lines, without text. */
export const tones = {
  paper: "#f6f2ea",
  deep: "#ebe4d6",
  white: "#fdfcf9",
  line: "#cfc7b6",
  ink: "#23302a",
  pine: "#1f3d33",
  sage: "#7b9487",
  mist: "#c9d3cc",
  brass: "#b08d4f",
  wood: "#d9b98a",
  ply: "#eadfca",
  carton: "#d8bf98",
  shade: "#c4a679",
} as const;

type Look = {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
  round?: number;
};

const toAttributes = ({ fill = "none", stroke = "none", width = 3, dash, opacity, round }: Look) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` +
  `${dash ? ` stroke-dasharray="${dash}"` : ""}${opacity === undefined ? "" : ` opacity="${opacity}"`}` +
  `${round === undefined ? "" : ` rx="${round}"`}`;

export const drawRect = (x: number, y: number, w: number, h: number, look: Look) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${toAttributes(look)}/>`;

export const drawCircle = (x: number, y: number, r: number, look: Look) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${toAttributes(look)}/>`;

export const drawEllipse = (x: number, y: number, rx: number, ry: number, look: Look) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${toAttributes(look)}/>`;

export const drawPath = (d: string, look: Look) => `<path d="${d}" ${toAttributes(look)}/>`;

export const drawLine = (x1: number, y1: number, x2: number, y2: number, look: Look = {}) =>
  drawPath(`M${x1} ${y1}L${x2} ${y2}`, { stroke: tones.ink, ...look });

export const moveDrawing = (x: number, y: number, content: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;

export const repeatDrawing = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A dimension line with a stroke at both ends. */
export function drawDimension(x1: number, y1: number, x2: number, y2: number): string {
  const look = { stroke: tones.brass, width: 3 };
  const [dx, dy] = x1 === x2 ? [12, 0] : [0, 12];
  return (
    drawLine(x1, y1, x2, y2, look) +
    drawLine(x1 - dx, y1 - dy, x1 + dx, y1 + dy, look) +
    drawLine(x2 - dx, y2 - dy, x2 + dx, y2 + dy, look)
  );
}

/** A cabinet door seen from the front, with its frame. */
export function drawDoor(x: number, y: number, w: number, h: number, fill: string = tones.sage): string {
  const member = Math.min(w, h) * 0.2;
  return (
    drawRect(x, y, w, h, { fill, stroke: tones.ink, width: 2.5 }) +
    drawRect(x + member, y + member, w - 2 * member, h - 2 * member, { stroke: tones.ink, width: 2.5 })
  );
}

export function renderSvg(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  );
}
