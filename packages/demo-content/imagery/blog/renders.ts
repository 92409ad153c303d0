import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { styles } from "../styles";

/** Pictures made from renders: crops, and doors beside each other. */
export const size = { width: 1356, height: 750 } as const;

type Cut = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const whites = ["pmgw", "wtse", "eswt", "dvwt", "awsk", "dvln"];
/** The wall shows three rows of eight styles from the whole catalog. */
const wallColumns = 8;
const wallRows = 3;

export const renders: Readonly<Record<string, (images: string) => Promise<Buffer>>> = {
  "choosing-a-white": (images) =>
    sideBySide(whites.map((code) => sharp(`${images}doors/${code}-sample.webp`))),
  "painted-or-stained": (images) =>
    sideBySide(
      ["ivys", "hysk"].map((code) => sharp(`${images}doors/${code}-detail.webp`)),
      260,
    ),
  "shaker-or-slab": (images) =>
    sideBySide(
      ["dvsk", "yssg"].map((code) => sharp(`${images}doors/${code}-front.webp`)),
      110,
    ),
  "ordering-samples": (images) =>
    cut(`${images}scenes/samples-flatlay.webp`, { left: 560, top: 60, width: 1356, height: 750 }),
  "drawer-boxes": (images) =>
    cut(`${images}scenes/drawer.webp`, { left: 420, top: 330, width: 1230, height: 680 }),
  "small-kitchens": (images) =>
    cut(`${images}scenes/kitchen-6.webp`, { left: 180, top: 160, width: 1660, height: 918 }),
  "category-doors-and-finishes": doorWall,
};

async function cut(file: string, part: Cut): Promise<Buffer> {
  return sharp(file).extract(part).resize(size.width, size.height).toBuffer();
}

/** Pictures of 3:4 in equal strips; `top` is where each strip begins, in pixels of a picture as wide as its strip. */
async function sideBySide(pictures: readonly Sharp[], top = 40): Promise<Buffer> {
  const width = Math.round(size.width / pictures.length);
  const zoomed = Math.max(width, 600);
  const strips = await Promise.all(
    pictures.map(async (picture, index): Promise<OverlayOptions> => {
      const whole = await picture.resize(zoomed).toBuffer({ resolveWithObject: true });
      const input = await sharp(whole.data)
        .extract({ left: 0, top: Math.min(top, whole.info.height - size.height), width, height: size.height })
        .toBuffer();
      return { input, left: index * width, top: 0 };
    }),
  );
  return canvas(strips);
}

async function doorWall(images: string): Promise<Buffer> {
  const step = Math.floor(styles.length / (wallColumns * wallRows));
  const cell = { width: Math.floor(size.width / wallColumns), height: size.height / wallRows };
  const doors = await Promise.all(
    Array.from({ length: wallColumns * wallRows }, async (_, index): Promise<OverlayOptions> => {
      const code = styles[index * step]?.code;
      const input = await sharp(`${images}doors/${code}-sample.webp`)
        .resize(cell.width - 10, cell.height - 10)
        .toBuffer();
      const [column, row] = [index % wallColumns, Math.floor(index / wallColumns)];
      return { input, left: column * cell.width + 7, top: row * cell.height + 5 };
    }),
  );
  return canvas(doors);
}

function canvas(layers: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: "#f6f2ea" } })
    .composite(layers)
    .png()
    .toBuffer();
}
