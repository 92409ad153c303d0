import type { Page } from "@playwright/test";

type Part = "main" | "header" | "body";

/**
 * Waits until React has hydrated the document and every lazy part of `part` that the viewport shows. Moves the pointer
 * first, because most parts request their script at the first interaction.
 */
export async function waitUntilHydrated(page: Page, part: Part = "main"): Promise<void> {
  await page.waitForFunction(isHydrated, part);
}

/**
 * Makes `page.goto` and `page.reload` move the pointer and wait for hydration, for at most `maxWaitMs`. A call with
 * its own `waitUntil` does not wait.
 */
export function movePointerAfterLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await waitForLazyParts(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await waitForLazyParts(page);
    return response;
  };
}

const maxWaitMs = 5_000;

/** Polls from the test, because the page's clock may be stopped. */
async function waitForLazyParts(page: Page): Promise<void> {
  const end = Date.now() + maxWaitMs;
  const hasParts = await page.evaluate(() => document.querySelector("[data-lazy-part]") !== null);
  while (hasParts && Date.now() < end && !(await page.evaluate(isHydrated, "body"))) await wait(25);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function isHydrated(part: string): boolean {
  if (!document.documentElement.dataset.hydrated) return false;
  window.dispatchEvent(new Event("pointermove"));
  const isShown = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const pending = document.querySelectorAll(`${part} [data-lazy-part]:not([data-lazy-part="ready"]) > *`);
  return ![...pending].some(isShown);
}
