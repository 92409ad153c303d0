import type { Locator } from "@playwright/test";
import { waitForPaint } from "./wait-for-paint";

/**
 * Scrolls to a button and waits until the page is painted there. Right after a scroll, Chromium sends a click to the
 * card frame that was at that position before.
 */
export async function scrollIntoViewAndPaint(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await waitForPaint(button.page());
}

/**
 * Scrolls to a button and presses it. Do not use it on a page whose clock is stopped, because that page paints no
 * frame.
 */
export async function clickAfterScroll(button: Locator): Promise<void> {
  await scrollIntoViewAndPaint(button);
  await button.click();
}
