import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { smoothImage } from "./calmed";

/**
 * `npm run imagery:scenes -- FOLDER`: banner pictures of 1920 × 1080 from the masters (jpg or png) in FOLDER.
 * Plain walls are calmed; a smaller master is enlarged and sharpened a little.
 */
const target = fileURLToPath(new URL("../images/scenes/", import.meta.url));
const width = 1920;
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Which folder holds the masters? npm run imagery:scenes -- FOLDER");

for (const file of (await readdir(folder)).filter((name) => /\.(jpg|png)$/.test(name))) {
  const master = sharp(join(folder, file));
  const isSmaller = (await master.metadata()).width < width;
  const banner = (await smoothImage(master)).resize(width, 1080, { kernel: "lanczos3" });
  await (isSmaller ? banner.sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 }) : banner)
    .webp({ quality: 88, smartSubsample: true, effort: 5 })
    .toFile(`${target}${parse(file).name}.webp`);
  console.log(file);
}
