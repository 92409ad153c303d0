import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Slider } from "~/ui/content/slider";
import { slideDurationMs, sliderBreakpointPx } from "~/ui/content/use-slider";

const sliderOf = (count: number, options: Partial<Parameters<typeof Slider>[0]> = {}) =>
  renderToStaticMarkup(
    <Slider label="Doors" {...options}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides that never move
        <p key={index}>Door {index + 1}</p>
      ))}
    </Slider>,
  );

describe("slider", () => {
  it("changes slides in 500 ms, below a window width of 768 px [PAGE-033] [PAGE-034]", () => {
    expect(slideDurationMs).toBe(500);
    expect(sliderBreakpointPx).toBe(767);
  });

  it("shows one dot for each slide below 480 px, the first one marked [PAGE-033]", () => {
    const [, dots = ""] =
      /<div aria-hidden="true" class="flex gap-2 sm:hidden">((?:<span[^>]*><\/span>)*)<\/div>/.exec(
        sliderOf(3),
      ) ?? [];
    const marked = [...dots.matchAll(/<span class="([^"]*)"/g)].map(([, look]) =>
      /\bbg-pine\b/.test(look ?? ""),
    );
    expect(marked).toEqual([true, false, false]);
  });

  it("shows a counter instead of more than eight dots [PAGE-033]", () => {
    expect(sliderOf(9)).toMatch(/<p class="[^"]*sm:hidden">1 \/ 9<\/p>/);
  });

  it("shows arrows by default, and for a slider beside a form only from 768 px [PAGE-033] [PAGE-034]", () => {
    const arrows = /<div class="ms-auto flex gap-2([^"]*)"><button type="button" aria-label="Previous slide"/;
    expect(arrows.exec(sliderOf(3))?.[1]).toBe("");
    expect(arrows.exec(sliderOf(3, { arrows: "wide-only" }))?.[1]).toBe(" max-md:hidden");
  });
});
