import { expect, type Locator } from "@playwright/test";

/** A form is alive when React has taken it up; pressed before, it is posted as without script. */
export async function waitUntilFormHydrated(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect
    .poll(() => form.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

/** The shop says no, and not why. */
export const errorWithoutMessage = {
  status: 500,
  json: { error: true, success: false, message: "", data: null },
};

/** A picture of one point. */
export const onePixelPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
