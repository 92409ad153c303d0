import { useCallback, useRef } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { useScrolledFar } from "./header/use-header-scroll";

/** NAV-010: the button that scrolls to the top, shown after 200 px of scrolling except above a field. */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useScrolledFar(useCallback(() => coversField(button.current), []));
  return (
    <button
      ref={button}
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
      className={classNames(
        "back-to-top target no-print fixed end-4 bottom-24 z-20 flex items-center justify-center border border-line bg-paper shadow-overlay hover:bg-pine hover:text-paper md:end-6 lg:bottom-6",
        isShown ? "animate-rise" : "invisible",
      )}
    >
      <Icon name="arrow-up" size="small" />
    </button>
  );
}

/** Returns true if a field of a form, or a provider's frame with fields, is below the button. */
function coversField(button: HTMLElement | null): boolean {
  if (!button) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [left, right - 1].some((x) =>
    [top, bottom - 1].some((y) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => element.matches("input,select,textarea,label,iframe")),
    ),
  );
}

function scrollToTop() {
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
