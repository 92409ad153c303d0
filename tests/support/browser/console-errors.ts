import type { Page } from "@playwright/test";

/** Collects console and page errors from now on. A hydration failure is one of them (React's errors 418 to 425). */
export function collectConsoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
