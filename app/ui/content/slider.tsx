import { Children, isValidElement, type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon";
import { type SliderActivation, useSlider } from "./use-slider";

const widths = { full: "slide-full", card: "slide-card", door: "slide-door" } as const;

type SliderProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** By default the slider is active below 768 px; wider windows show a grid (PAGE-033). */
  readonly active?: SliderActivation;
  /** The width of a slide; `full` shows one at a time. */
  readonly slide?: keyof typeof widths;
  /** The grid classes from 768 px up, where the slider is inactive. */
  readonly grid?: string;
  /** `wide-only` hides the arrows below 768 px, for sliders beside a form (PAGE-034). */
  readonly arrows?: "always" | "wide-only";
};

/**
 * A row of slides. Without script the row scrolls and snaps natively; keen-slider loads when an active slider
 * approaches the viewport.
 */
export function Slider({
  label,
  children,
  active = "below-768",
  slide = "full",
  grid,
  arrows = "always",
}: SliderProps) {
  const trackRef = useRef<HTMLDivElement>(null);
  // toArray gives every child a key.
  const slides = Children.toArray(children);
  const { at, count, step, goTo } = useSlider(trackRef, active, slides.length);
  const wrapperOnly = active === "below-768" && "md:hidden";
  return (
    // biome-ignore lint/a11y/useSemanticElements: APG, a carousel is a labelled group
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row that scrolls must be reachable by keyboard, under a name */}
      <div
        ref={trackRef}
        role="group"
        aria-label={`${label}, slides`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.key === "ArrowRight") step(1);
          if (event.key === "ArrowLeft") step(-1);
        }}
        className={classNames("slides", active === "below-768" && "slides-narrow", widths[slide], grid)}
      >
        {slides.map((child, index) => (
          // biome-ignore lint/a11y/useSemanticElements: APG, a slide is a labelled group
          <div
            key={isValidElement(child) ? child.key : String(child)}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className="keen-slider__slide"
            onFocus={() => goTo(index)}
          >
            {child}
          </div>
        ))}
      </div>
      <div
        className={classNames(
          "slider-controls needs-script no-print mt-5 flex items-center justify-between gap-4",
          wrapperOnly,
        )}
      >
        <Dots at={at} count={count} />
        <div className={classNames("ms-auto flex gap-2", arrows === "wide-only" && "max-md:hidden")}>
          <Arrow name="arrow-left" label="Previous slide" disabled={at <= 0} onPress={() => step(-1)} />
          <Arrow name="arrow-right" label="Next slide" disabled={at >= count - 1} onPress={() => step(1)} />
        </div>
      </div>
    </div>
  );
}

const maxDots = 8;

/** Dots below 480 px (PAGE-033); a long row shows a counter instead. */
function Dots({ at, count }: { readonly at: number; readonly count: number }) {
  if (count > maxDots)
    return (
      <p className="text-sm tabular-nums text-ink-soft sm:hidden">
        {at + 1} / {count}
      </p>
    );
  return (
    <div aria-hidden="true" className="flex gap-2 sm:hidden">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          className={classNames(
            "size-1.5 rounded-full",
            index === at ? "bg-pine" : "bg-line-strong opacity-50",
          )}
        />
      ))}
    </div>
  );
}

function Arrow({
  name,
  label,
  disabled,
  onPress,
}: {
  readonly name: "arrow-left" | "arrow-right";
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="target flex items-center justify-center rounded-sm border border-line-strong transition-colors hover:border-ink hover:bg-ink hover:text-paper aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong"
    >
      <Icon name={name} size="small" />
    </button>
  );
}
