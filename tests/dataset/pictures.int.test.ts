import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { documents } from "@stile-and-rail/demo-content";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { picturesIn } from "./walk";

const folder = "packages/demo-content/";
const styles = z
  .array(z.object({ code: z.string(), material: z.string(), swatch: z.string() }))
  .parse(JSON.parse(readFileSync(`${folder}imagery/styles.json`, "utf8")));
const door = (code: string, view: string) => `${folder}images/doors/${code}-${view}.webp`;

describe("pictures of the demo shop", () => {
  it("includes a file for each picture", () => {
    const missing = picturesIn(documents).filter(({ file }) => !existsSync(folder + file));
    expect(missing).toEqual([]);
  });

  it("uses a different picture for every style and view", () => {
    const owners = new Map<string, Set<string>>();
    for (const { code } of styles) {
      for (const view of ["front", "detail", "chip", "sample"]) {
        const hash = createHash("sha1")
          .update(readFileSync(door(code, view)))
          .digest("hex");
        owners.set(hash, (owners.get(hash) ?? new Set()).add(code));
      }
    }
    expect([...owners.values()].filter(({ size }) => size > 1)).toEqual([]);
    expect(owners.size).toBe(240);
  });

  it("uses one size for all door pictures", async () => {
    const sizes = await Promise.all(
      styles.flatMap(({ code }) =>
        ["front", "detail"].map(async (view) => {
          const { width, height } = await sharp(door(code, view)).metadata();
          return `${width} × ${height}`;
        }),
      ),
    );
    expect([...new Set(sizes)]).toEqual(["900 × 1200"]);
  });

  it("colors a painted panel at most six levels away from its swatch", async () => {
    const painted = styles.filter(({ material }) => material === "paint");
    const off = await Promise.all(
      painted.map(async (style) => ({ code: style.code, levels: await distance(style) })),
    );
    expect(off.filter(({ levels }) => levels > 6)).toEqual([]);
  });

  it("keeps all pictures below 60 MB in total", async () => {
    const files = [...new Set(picturesIn(documents).map(({ file }) => file))];
    const bytes = files.reduce((sum, file) => sum + readFileSync(folder + file).length, 0);
    expect(bytes).toBeLessThan(60_000_000);
  });
});

/** Returns the largest channel difference between the panel's mean and the swatch, in 8-bit sRGB levels. */
async function distance({ code, swatch }: { code: string; swatch: string }): Promise<number> {
  const panel = { left: 330, top: 430, width: 240, height: 340 };
  const { channels } = await sharp(await sharp(door(code, "front")).extract(panel).toBuffer()).stats();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16));
  return Math.max(...wanted.map((level, index) => Math.abs(level - (channels[index]?.mean ?? 0))));
}

describe("pictures of the blog", () => {
  const files = readdirSync(`${folder}images/blog`);

  it("uses each blog picture for one post, category or author", () => {
    const used = picturesIn(documents.filter(({ _type }) => _type.startsWith("blog"))).map(
      ({ file }) => file,
    );
    expect(used.sort()).toEqual(files.map((file) => `images/blog/${file}`).sort());
    expect(used).toHaveLength(22);
  });

  it("limits each blog picture to 80 kB", () => {
    const heavy = files.filter((file) => readFileSync(`${folder}images/blog/${file}`).length > 80_000);
    expect(heavy).toEqual([]);
  });
});
