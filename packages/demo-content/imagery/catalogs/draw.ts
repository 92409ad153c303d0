import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { type Style, styles } from "../styles";

/** `npm run imagery:catalogs`: a printable catalog of each brand, every style with its door, code and color. */
const images = fileURLToPath(new URL("../../images/doors/", import.meta.url));
const folder = fileURLToPath(new URL("../../files/", import.meta.url));
const doorWidth = 300;

const look = `
  @page { size: Letter; margin: 16mm 14mm }
  body { margin: 0; font: 9pt/1.4 sans-serif; color: #1c1f1d }
  h1 { font: 30pt/1.1 serif; margin: 0 0 4mm }
  p { margin: 0 0 8mm; max-width: 120mm; color: #555b57 }
  ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 7mm 5mm; margin: 0; padding: 0; list-style: none }
  li { break-inside: avoid }
  img { width: 100%; aspect-ratio: 3 / 4; object-fit: contain; background: #f3f1ec }
  b, span { display: block } span { color: #555b57 }
`;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  for (const [brand, fileName] of [
    ["JSI Cabinetry", "jsi-cabinetry-doors.pdf"],
    ["USCD", "uscd-doors.pdf"],
  ] as const) {
    const stylesOfBrand = styles.filter((style) => style.brand === brand);
    const page = await browser.newPage();
    await page.setContent(await sheet(stylesOfBrand));
    await writeFile(folder + fileName, await page.pdf({ preferCSSPageSize: true }));
    await page.close();
  }
} finally {
  await browser.close();
}

async function sheet(stylesOfBrand: readonly Style[]): Promise<string> {
  const [first] = stylesOfBrand;
  if (!first) throw new Error("a brand without styles has no catalog");
  const doors = await Promise.all(stylesOfBrand.map(entry));
  return `<!doctype html><html lang="en"><title>${escapeMarkup(first.brand)} door styles</title><style>${look}</style>
    <h1>${escapeMarkup(first.brand)}</h1>
    <p>${stylesOfBrand.length} door styles at Stile &amp; Rail, Sidney, Montana. Colors on paper differ from colors on wood: order a
    sample before you decide.</p><ul>${doors.join("")}</ul></html>`;
}

async function entry({ code, line, color }: Style): Promise<string> {
  const jpeg = await sharp(`${images}${code}-front.webp`)
    .resize({ width: doorWidth })
    .jpeg({ quality: 72 })
    .toBuffer();
  return `<li><img src="data:image/jpeg;base64,${jpeg.toString("base64")}" alt="">
    <b>${escapeMarkup(line)}</b><span>${escapeMarkup(color)} · ${escapeMarkup(code.toUpperCase())}</span></li>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
