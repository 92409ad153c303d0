import type { Page } from "@playwright/test";

/**
 * Waits until React has hydrated the document and every lazy part of `part` that the viewport shows. Moves the pointer
 * first, because most parts request their script at the first interaction.
 */
export async function untilAlive(page: Page, part: "main" | "header" = "main"): Promise<void> {
  await page.waitForFunction((part) => {
    if (!document.documentElement.dataset.hydrated) return false;
    window.dispatchEvent(new Event("pointermove"));
    const isShown = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    };
    const pending = [
      ...document.querySelectorAll(`${part} [data-lazy-part]:not([data-lazy-part="ready"]) > *`),
    ];
    return !pending.some(isShown);
  }, part);
}
