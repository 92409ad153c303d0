import type { Locator } from "@playwright/test";
import { painted } from "./painted";

/**
 * Scrolls to a button and presses it once the page is painted there: Chromium gives a click right after a scroll to the
 * card's frame that was at that place before.
 */
export async function pressAfterScroll(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await painted(button.page());
  await button.click();
}
