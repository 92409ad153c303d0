import { expect, test } from "../fixtures";

const templates = [
  "/",
  "/products",
  "/products/kitchen-cabinets",
  "/products/kitchen-cabinets/jsi-cabinetry",
  "/products/kitchen-cabinets/jsi-cabinetry/trnv",
  "/order-samples",
  "/checkout",
  "/estimator",
  "/contact",
  "/faqs",
  "/blogs",
  "/gallery",
  "/visualizer",
  "/compare",
  "/favorites",
  "/search?query=shaker",
  "/reviews",
  "/book-appointment",
  "/free-kitchen-design",
  "/no-such-page",
  "/my-account/sign-in",
];

/**
 * Returns the controls that are smaller than 44 px. A link in running text, a color chip, and a box with a label of that
 * size may be smaller. People do not reach the field against spam.
 */
function findSmallTargets(): readonly string[] {
  const smallest = 44;
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary",
  );
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const isInText = (element: HTMLElement) =>
    getComputedStyle(element).display === "inline" || element.closest("p") !== null;
  const isChip = (element: HTMLElement) => element.matches("[aria-label^='Colors of'] a");
  return [...controls].flatMap((control) => {
    const target = control.closest("label") ?? control;
    const { width, height } = target.getBoundingClientRect();
    const isHidden = !isVisible(control) || control.tabIndex < 0;
    const isLarge = Math.round(width) >= smallest && Math.round(height) >= smallest;
    if (isLarge || isHidden || isInText(control) || isChip(control)) return [];
    const name = control.getAttribute("aria-label") ?? control.textContent?.trim();
    return [`${control.tagName} "${name}" is ${Math.round(width)} × ${Math.round(height)}`];
  });
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("gives every control of a phone at least 44 pixels", async ({ page }) => {
  for (const path of templates) {
    await page.goto(path);
    expect(await page.evaluate(findSmallTargets), path).toEqual([]);
  }
});
