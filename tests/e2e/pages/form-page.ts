import { expect, type Locator } from "@playwright/test";

/** Waits for React to hydrate the form. A click before that submits it natively. */
export async function waitUntilFormHydrated(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect
    .poll(() => form.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

export const errorWithoutMessage = {
  status: 500,
  json: { error: true, success: false, message: "", data: null },
};

export const onePixelPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
