import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { authorMarks, construction, framedOrFrameless, rtaAssembly } from "./benches";
import { aClaimDoneRight, buying, leadTimes, readingAQuote } from "./papers";
import { rect, svg, tones } from "./pen";
import { renders, size } from "./renders";
import { caringForFinishes, measuringAKitchen, planning, planningAnIsland } from "./rooms";

/** `npm run imagery:blog`: the pictures of posts, categories and authors, drawn, or made from renders. */
const images = fileURLToPath(new URL("../../images/", import.meta.url));
const folder = `${images}blog/`;
const markSize = 320;

const drawings: Readonly<Record<string, () => string>> = {
  "measuring-a-kitchen": measuringAKitchen,
  "planning-an-island": planningAnIsland,
  "caring-for-finishes": caringForFinishes,
  "reading-a-quote": readingAQuote,
  "lead-times": leadTimes,
  "a-claim-done-right": aClaimDoneRight,
  "rta-assembly": rtaAssembly,
  "framed-or-frameless": framedOrFrameless,
  "category-planning": planning,
  "category-construction": construction,
  "category-buying": buying,
};

await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  const sheet = rect(0, 0, size.width, size.height, { fill: tones.paper });
  await write(name, svg(size.width, size.height, sheet + draw()), 84);
}
for (const [name, make] of Object.entries(renders)) await write(name, await make(images), 80);
for (const [name, mark] of Object.entries(authorMarks)) await write(name, svg(markSize, markSize, mark), 90);

async function write(name: string, picture: Buffer, quality: number): Promise<void> {
  await sharp(picture).webp({ quality, smartSubsample: true, effort: 6 }).toFile(`${folder}${name}.webp`);
}
