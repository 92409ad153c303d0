import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { colors, drawLogo } from "./mark";
import { drawText } from "./outlines";

/** `npm run imagery:brand`: logo, favicons, Open Graph picture and mail header of the demo retailer. */
const { pine, pineDeep, paper, brass, panel } = colors;
const brand = fileURLToPath(new URL("../../images/brand/", import.meta.url));
const site = fileURLToPath(new URL("../../../../public/", import.meta.url));

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>Stile &amp; Rail</title>${content}</svg>`;

const onPaper = { frame: pine, panel: "#c9d3cc", peg: brass };
const onPine = { frame: paper, panel: "#4c6e61", peg: brass };

/** The logo's box is 300 × 100. */
const logo = (tones: typeof onPaper, text: string) =>
  svg(
    300,
    100,
    `<g transform="translate(8 18)">${drawLogo(tones)}</g>${drawText("wordmark", { x: 74, y: 62, size: 42, fill: text })}`,
  );

const icon = (size: number, radius: number) =>
  svg(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${pine}"/><g transform="translate(${size * 0.21875} ${size * 0.125}) scale(${(size * 0.75) / 64})">${drawLogo({ frame: paper, panel, peg: brass })}</g>`,
  );

const mailHeader = svg(
  1200,
  240,
  `<rect width="1200" height="240" fill="${paper}"/><rect y="236" width="1200" height="4" fill="${pine}"/>` +
    `<g transform="translate(346 70) scale(1.5)">${drawLogo(onPaper)}</g>` +
    drawText("wordmark", { x: 448, y: 142, size: 76, fill: pineDeep }),
);

/** The Open Graph picture of shared links: text on one half, a kitchen on the other. */
async function openGraph(): Promise<Buffer> {
  const kitchen = await sharp(`${brand}../scenes/hero.webp`)
    .resize(1200, 675)
    .extract({ left: 330, top: 40, width: 700, height: 630 })
    .toBuffer();
  const left = svg(
    500,
    630,
    `<rect width="500" height="630" fill="${pine}"/><g transform="translate(72 150) scale(1.6)">${drawLogo(onPine)}</g>` +
      drawText("wordmark", { x: 68, y: 368, size: 68, fill: paper }) +
      `<rect x="72" y="408" width="56" height="2" fill="${brass}"/>` +
      drawText("line", { x: 72, y: 460, size: 19, fill: paper }) +
      drawText("place", { x: 72, y: 492, size: 19, fill: "#b9c7bf" }),
  );
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: pine } })
    .composite([
      { input: Buffer.from(left), left: 0, top: 0 },
      { input: kitchen, left: 500, top: 0 },
    ])
    .png({ palette: true, quality: 92, effort: 10 })
    .toBuffer();
}

await mkdir(site, { recursive: true });
await writeFile(`${brand}logo.svg`, logo(onPaper, pineDeep));
await writeFile(`${brand}logo-inverse.svg`, logo(onPine, paper));
await writeFile(
  `${brand}mail-header.png`,
  await sharp(Buffer.from(mailHeader)).png({ palette: true }).toBuffer(),
);
await writeFile(`${brand}open-graph.png`, await openGraph());
await writeFile(`${site}favicon.svg`, icon(100, 12));
for (const size of [32, 180, 192, 512]) {
  const name = size === 180 ? "apple-touch-icon.png" : `favicon-${size}.png`;
  const radius = size === 180 ? 0 : Math.round(size * 0.12);
  await sharp(Buffer.from(icon(size, radius)))
    .png()
    .toFile(`${site}${name}`);
}
const manifest = {
  name: "Stile & Rail",
  short_name: "Stile & Rail",
  start_url: "/",
  display: "browser",
  background_color: paper,
  theme_color: pine,
  icons: [192, 512].map((size) => ({
    src: `/favicon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })),
};
await writeFile(`${site}site.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
