import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";

/**
 * `npm run imagery:doors` and `npm run imagery:visualizer`: recolors what the queue has rendered (no render, seconds)
 * and encodes what is newer than its picture. ART names the work folder.
 */
const run = promisify(execFile);
const scripts = fileURLToPath(new URL("./scripts/", import.meta.url));
const images = fileURLToPath(new URL("../images/", import.meta.url));
const work = process.env.ART ?? fileURLToPath(new URL("./work", import.meta.url));

const sets = {
  doors: {
    steps: ["doorpost.py", "chips.py"],
    from: join(work, "png/doors"),
    to: `${images}doors/`,
    webp: { quality: 88, smartSubsample: true },
  },
  visualizer: {
    steps: ["viz.py"],
    from: join(work, "png/viz"),
    to: `${images}visualizer/`,
    webp: { quality: 84, alphaQuality: 92, smartSubsample: true },
  },
} as const;

const set = process.argv[2] === "visualizer" ? sets.visualizer : sets.doors;
for (const script of set.steps) {
  await run("python3", [join(scripts, script)], { env: { ...process.env, ART: work } });
}
for (const file of (await readdir(set.from)).filter((name) => name.endsWith(".png"))) {
  const picture = set.to + file.replace(".png", ".webp");
  if (await isNewer(join(set.from, file), picture)) {
    await sharp(join(set.from, file))
      .webp({ ...set.webp, effort: 5 })
      .toFile(picture);
    console.log(picture);
  }
}

async function isNewer(source: string, picture: string): Promise<boolean> {
  const [made, encoded] = await Promise.all([stat(source), stat(picture).catch(() => null)]);
  return !encoded || made.mtimeMs > encoded.mtimeMs;
}
