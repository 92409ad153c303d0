import type { Page } from "@playwright/test";

/** Lists the elements that make the page scroll sideways. The list is empty if the page fits the window. */
export function findWideElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    const elements = [...document.body.querySelectorAll("*")]
      .filter((element) => isWide(element) && ![...element.children].some(isWide))
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${element.textContent?.slice(0, 60)}`,
      );
    return [`the page is ${over} px too wide`, ...elements];
  });
}
