import type { Locator } from "@playwright/test";
import { painted } from "./painted";

/**
 * Scrolls to a button and waits until the page is painted there. Chromium gives a click right after a scroll to the
 * card's frame that was at that place before.
 */
export async function scrollAndPaint(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await painted(button.page());
}

/** Scrolls to a button and presses it. Not for a page whose clock is stopped: it paints no frame. */
export async function pressAfterScroll(button: Locator): Promise<void> {
  await scrollAndPaint(button);
  await button.click();
}
