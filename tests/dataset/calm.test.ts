import { describe, expect, it } from "vitest";
import { calm } from "../../studio/dataset/imagery/calm";

const size = 120;
const pictureOf = (levelAt: (x: number, y: number) => number) => ({
  width: size,
  height: size,
  channels: 3 as const,
  data: Float32Array.from({ length: size * size * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return levelAt(pixel % size, Math.floor(pixel / size));
  }),
});
const level = (picture: { data: Float32Array }, x: number, y: number) =>
  picture.data[(y * size + x) * 3] ?? 0;

describe("calming a rendered picture", () => {
  it("takes weak wide clouds out of a plain wall", () => {
    const cloudy = pictureOf((x) => 220 + 1.5 * Math.sin(x / 6));
    const calmed = calm(cloudy);
    expect(Math.abs(level(calmed, 57, 60) - 220)).toBeLessThan(0.4);
  });

  it("keeps an edge where it is", () => {
    const door = pictureOf((x) => (x < 60 ? 40 : 220));
    const calmed = calm(door);
    expect(level(calmed, 58, 60)).toBeCloseTo(40, 0);
    expect(level(calmed, 61, 60)).toBeCloseTo(220, 0);
  });

  it("keeps the grain of wood", () => {
    const grain = (x: number) => 120 + 6 * Math.sin(x);
    expect(level(calm(pictureOf(grain)), 60, 60)).toBeCloseTo(grain(60), 1);
  });
});
