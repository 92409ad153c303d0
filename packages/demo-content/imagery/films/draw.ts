import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { drawText, getOutlineWidth } from "../brand/outlines";
import { type Film, framedBase, framelessLegs, type Part } from "./cabinets";
import { draw, ease } from "./solid";

/** `npm run imagery:films`: two silent line-drawn films and their first pictures. Needs ffmpeg. */
const run = promisify(execFile);
const films = fileURLToPath(new URL("../../../../public/videos/", import.meta.url));
const thumbnails = fileURLToPath(new URL("../../images/videos/", import.meta.url));

const framesPerSecond = 20;
const stepSeconds = 3.2;
const moveSeconds = 1.4;
const view = { width: 1280, height: 720 };

/** Returns the position of a part at a time; nothing before its step. */
function placed(part: Part, seconds: number) {
  const progress = (step: number) => ease((seconds - step * stepSeconds - 0.5) / moveSeconds);
  const arrived = part.step === 0 && part.from.z === 0 ? 1 : progress(part.step);
  if (arrived === 0 || part.step * stepSeconds > seconds) return "";
  const moves = (part.later ?? []).map(({ step, by }) => ({ by, share: progress(step) }));
  const coordinate = (axis: "x" | "y" | "z") =>
    part.at[axis] +
    part.from[axis] * (1 - arrived) +
    moves.reduce((sum, { by, share }) => sum + by[axis] * share, 0);
  const board = draw({ ...part, at: { x: coordinate("x"), y: coordinate("y"), z: coordinate("z") } });
  return `<g opacity="${Math.min(1, arrived * 3).toFixed(2)}">${board}</g>`;
}

function frame(film: Film, seconds: number): Buffer {
  const step = Math.min(film.captions.length - 1, Math.floor(seconds / stepSeconds));
  const caption = film.captions[step] ?? "";
  const size = 30;
  const left = (view.width - getOutlineWidth(caption, size)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}">` +
      `<rect width="100%" height="100%" fill="#f7f4ee"/><ellipse cx="660" cy="572" rx="330" ry="34" fill="#e9e3d6"/>` +
      `<g transform="translate(400 575)">${film.parts.map((part) => placed(part, seconds)).join("")}</g>` +
      drawText(caption, { x: left, y: 668, size, fill: "#23302a" }) +
      `<rect x="0" y="716" width="${(view.width * (step + 1)) / film.captions.length}" height="4" fill="#b08d4f"/></svg>`,
  );
}

async function produce(film: Film): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const seconds = film.captions.length * stepSeconds;
  for (let index = 0; index < seconds * framesPerSecond; index++) {
    const name = join(folder, `${String(index).padStart(4, "0")}.png`);
    await sharp(frame(film, index / framesPerSecond))
      .png({ compressionLevel: 1 })
      .toFile(name);
  }
  const pattern = ["-framerate", String(framesPerSecond), "-i", join(folder, "%04d.png")];
  const codec = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    "24",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
  ];
  await run("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    "-threads",
    "1",
    ...pattern,
    ...codec,
    join(films, `${film.name}.mp4`),
  ]);
  await sharp(frame(film, film.thumbnailAt)).webp({ quality: 88 }).toFile(`${thumbnails}${film.name}.webp`);
  await rm(folder, { recursive: true });
}

await mkdir(films, { recursive: true });
await mkdir(thumbnails, { recursive: true });
for (const film of [framedBase, framelessLegs]) await produce(film);
