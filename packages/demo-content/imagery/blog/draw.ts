import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { authorMarks, drawConstruction, drawFramedOrFrameless, drawRtaAssembly } from "./benches";
import { drawBuying, drawClaim, drawQuoteReading, leadTimes } from "./papers";
import { drawRect, renderSvg, tones } from "./pen";
import { renders, size } from "./renders";
import { drawFinishCare, drawIslandPlanning, drawKitchenMeasuring, drawPlanning } from "./rooms";

/** `npm run imagery:blog`: the pictures of posts, categories and authors, drawn, or made from renders. */
const images = fileURLToPath(new URL("../../images/", import.meta.url));
const folder = `${images}blog/`;
const markSize = 320;

const drawings: Readonly<Record<string, () => string>> = {
  "measuring-a-kitchen": drawKitchenMeasuring,
  "planning-an-island": drawIslandPlanning,
  "caring-for-finishes": drawFinishCare,
  "reading-a-quote": drawQuoteReading,
  "lead-times": leadTimes,
  "a-claim-done-right": drawClaim,
  "rta-assembly": drawRtaAssembly,
  "framed-or-frameless": drawFramedOrFrameless,
  "category-planning": drawPlanning,
  "category-construction": drawConstruction,
  "category-buying": drawBuying,
};

await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  const sheet = drawRect(0, 0, size.width, size.height, { fill: tones.paper });
  await write(name, renderSvg(size.width, size.height, sheet + draw()), 84);
}
for (const [name, make] of Object.entries(renders)) await write(name, await make(images), 80);
for (const [name, mark] of Object.entries(authorMarks))
  await write(name, renderSvg(markSize, markSize, mark), 90);

async function write(name: string, picture: Buffer, quality: number): Promise<void> {
  await sharp(picture).webp({ quality, smartSubsample: true, effort: 6 }).toFile(`${folder}${name}.webp`);
}
