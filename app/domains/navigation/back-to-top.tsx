import { Icon } from "~/ui/icon";
import { useScrolledFar } from "./header/use-header-scroll";

/** NAV-010: the button that scrolls to the top, shown after 200 px of scrolling. */
export function BackToTop() {
  const isScrolledFar = useScrolledFar();
  return (
    <button
      type="button"
      aria-label="Back to top"
      hidden={!isScrolledFar}
      onClick={scrollToTop}
      className="back-to-top target no-print fixed end-4 bottom-24 z-20 flex animate-rise items-center justify-center border border-line bg-paper shadow-overlay hover:bg-pine hover:text-paper md:end-6 lg:bottom-6"
    >
      <Icon name="arrow-up" size="small" />
    </button>
  );
}

function scrollToTop() {
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
