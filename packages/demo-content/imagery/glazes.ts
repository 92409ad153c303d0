import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** `npm run imagery:glazes`: a swatch for each glaze, drawn as a stepped panel corner whose grooves hold the glaze. */
const folder = fileURLToPath(new URL("../images/glazes/", import.meta.url));
/** The color of the glaze in the grooves; undefined for a door without glaze. */
const glazes = [
  { value: "no-glaze", color: undefined },
  { value: "pewter", color: "#77756f" },
  { value: "coffee", color: "#5b3f2b" },
];
const size = 160;
const paint = "#ece4d3";

await mkdir(folder, { recursive: true });
for (const { value, color } of glazes) {
  await sharp(Buffer.from(drawing(color)))
    .webp({ quality: 90 })
    .toFile(`${folder}${value}.webp`);
}

function drawing(color: string | undefined): string {
  const grooves = [
    { inset: 34, width: 7, opacity: 0.85 },
    { inset: 58, width: 4, opacity: 0.6 },
    { inset: 76, width: 9, opacity: 0.75 },
  ];
  const lines = grooves.map(({ inset, width, opacity }) =>
    groove(inset, width, color ? opacity : 0.35, color),
  );
  const wash = color ? `<rect width="${size}" height="${size}" fill="${color}" opacity="0.07"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <defs><filter id="soft"><feGaussianBlur stdDeviation="1.6"/></filter></defs>
    <rect width="${size}" height="${size}" fill="${paint}"/>${wash}${lines.join("")}
  </svg>`;
}

/** The upper left corner of a profile; the light falls from above. */
function groove(inset: number, width: number, opacity: number, color = "#b9ad97"): string {
  const corner = (at: number) => `M${at} ${size + 20} V${at} H${size + 20}`;
  return `<path d="${corner(inset)}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}" filter="url(#soft)"/>
    <path d="${corner(inset + width)}" fill="none" stroke="#fffaf0" stroke-width="2" opacity="0.8"/>`;
}
