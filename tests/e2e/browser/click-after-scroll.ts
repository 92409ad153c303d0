import type { Locator } from "@playwright/test";
import { waitForPaint } from "./wait-for-paint";

/**
 * Scrolls to a button and waits until the page is painted there. Chromium gives a click right after a scroll to the
 * card's frame that was at that place before.
 */
export async function scrollIntoViewAndPaint(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await waitForPaint(button.page());
}

/** Scrolls to a button and presses it. Not for a page whose clock is stopped: it paints no frame. */
export async function clickAfterScroll(button: Locator): Promise<void> {
  await scrollIntoViewAndPaint(button);
  await button.click();
}
