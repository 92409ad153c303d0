import type { KeenSliderInstance } from "keen-slider";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type SliderActivation = "below-768" | "always";

/** The width below which a window counts as narrow (PAGE-033, PAGE-034). */
export const sliderBreakpointPx = 767;
/** The duration of a slide transition (PAGE-033). */
export const slideDurationMs = 500;

/** Loads keen-slider when the row approaches the viewport, and removes it where the slider is inactive. */
export function useSlider(
  trackRef: RefObject<HTMLElement | null>,
  activation: SliderActivation,
  slideCount: number,
) {
  const slider = useRef<KeenSliderInstance | null>(null);
  const [at, setAt] = useState(0);
  const [count, setCount] = useState(slideCount);

  useEffect(() => {
    const row = trackRef.current;
    if (!row) return;
    const narrowScreen = window.matchMedia(`(max-width: ${sliderBreakpointPx}px)`);
    let isUnmounted = false;
    let isNear = false;
    const stop = () => {
      slider.current?.destroy();
      slider.current = null;
      row.classList.remove("keen-slider");
    };
    const startSlider = async () => {
      const isWanted = () => !isUnmounted && isNear && (activation === "always" || narrowScreen.matches);
      if (!isWanted()) return stop();
      const { default: KeenSlider } = await import("keen-slider");
      if (!isWanted() || slider.current) return;
      row.scrollLeft = 0;
      row.classList.add("keen-slider");
      const report = (instance: KeenSliderInstance) => {
        setAt(instance.track.details?.rel ?? 0);
        setCount((instance.track.details?.maxIdx ?? slideCount - 1) + 1);
      };
      slider.current = new KeenSlider(row, {
        selector: ":scope > *",
        slides: { perView: "auto" },
        defaultAnimation: { duration: slideDurationMs },
        created: report,
        updated: report,
        slideChanged: report,
      });
    };
    const start = () => void startSlider();
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear ||= entry?.isIntersecting ?? false;
        start();
      },
      { rootMargin: "50% 0%" },
    );
    observer.observe(row);
    narrowScreen.addEventListener("change", start);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      narrowScreen.removeEventListener("change", start);
      stop();
    };
  }, [trackRef, activation, slideCount]);

  const goTo = useCallback(
    (index: number) => {
      const row = trackRef.current;
      if (!slider.current || !row) return;
      // The browser scrolls a focused slide into view; this undoes it, because the slider moves instead.
      row.scrollLeft = 0;
      slider.current.moveToIdx(Math.min(index, slider.current.track.details.maxIdx));
    },
    [trackRef],
  );
  const moveBy = (by: 1 | -1) => {
    if (slider.current) return by > 0 ? slider.current.next() : slider.current.prev();
    const row = trackRef.current;
    row?.scrollBy({ left: by * row.clientWidth, behavior: "smooth" });
  };
  return { at, count, step: moveBy, goTo };
}
