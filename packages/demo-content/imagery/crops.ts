import { mkdir, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { smoothImage } from "./calmed";
import { styles } from "./styles";

/** `npm run imagery:crops [-- samples|cards|kitchens]`: makes pictures from other pictures; without an argument all three sets. */
const images = fileURLToPath(new URL("../images/", import.meta.url));
const webp = { quality: 86, smartSubsample: true };

const sets = { samples, cards, kitchens };
const [wanted] = process.argv.slice(2);
for (const [name, make] of Object.entries(sets)) {
  if (!wanted || wanted === name) await make();
}

/** Crops the door to its edges. Every front has the door at the same place, with 1613 pixels per meter. */
async function samples(): Promise<void> {
  const door = { left: 112, top: 168, width: 676, height: 901 };
  for (const file of await readdir(`${images}doors`)) {
    if (!file.endsWith("-front.webp")) continue;
    await sharp(`${images}doors/${file}`)
      .extract(door)
      .resize(600, 800)
      .webp({ ...webp, quality: 88 })
      .toFile(`${images}doors/${file.replace("-front", "-sample")}`);
  }
}

/** Card pictures are 3:2, like those of the menu (563 × 375, NAV-004). `focus` is the crop position: 0 left, 1 right. */
async function cards(): Promise<void> {
  const cuts = [
    { from: "kitchen-3", to: "jsi-cabinetry", focus: 0.5 },
    { from: "kitchen-1", to: "uscd", focus: 0.45 },
    { from: "hero", to: "kitchen-cabinets", focus: 0.5 },
    { from: "kitchen-4", to: "menu-cabinets", focus: 0.4 },
  ];
  for (const { from, to, focus } of cuts) {
    const scene = sharp(`${images}scenes/${from}.webp`);
    const whole = await scene.metadata();
    const height = Math.round(whole.height * 0.92);
    const width = Math.round(height * 1.5);
    const left = Math.round((whole.width - width) * focus);
    await scene
      .extract({ left, top: whole.height - height, width, height })
      .resize(1200, 800)
      .webp(webp)
      .toFile(`${images}brand/${to}.webp`);
  }
}

/** The visualizer's kitchen in every color. Its doors are shaker doors, which the captions of other lines mention. */
async function kitchens(): Promise<void> {
  await mkdir(`${images}kitchens`, { recursive: true });
  for (const { code } of styles) {
    const layers = ["main", "island"].map((layer) => ({
      input: `${images}visualizer/${layer}-${code}.webp`,
    }));
    const room = await sharp(`${images}visualizer/base.webp`).composite(layers).png().toBuffer();
    await (await smoothImage(sharp(room))).webp(webp).toFile(`${images}kitchens/${code}.webp`);
  }
}
