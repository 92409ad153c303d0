import type { Page } from "@playwright/test";

/**
 * A page is alive when React has taken over the server's markup: the document, and every field and button of `part` the
 * window shows (a block that comes with a script of its own is taken over after the document, once somebody moves the
 * pointer, as is done here; one that waits for the first touch, not before there was one).
 */
export async function untilAlive(page: Page, part: "main" | "header" = "main"): Promise<void> {
  await page.waitForFunction((part) => {
    window.dispatchEvent(new Event("pointermove"));
    const isTaken = (node: Node) => Object.keys(node).some((key) => key.startsWith("__reactFiber"));
    const isShown = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const waits = element.closest("[data-later-touch]") !== null;
      return width > 0 && bottom > 0 && top < window.innerHeight && !waits;
    };
    const controls = [...document.querySelectorAll(`${part} :is(button, input, select, textarea, summary)`)];
    return isTaken(document.body) && controls.filter(isShown).every(isTaken);
  }, part);
}
