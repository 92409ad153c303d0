import type { Locator, Page } from "@playwright/test";
import { waitUntilHydrated } from "../browser/hydration";

/** Opens the estimator and waits for hydration. */
export async function openEstimator(page: Page): Promise<Locator> {
  await page.goto("/estimator");
  await waitUntilHydrated(page);
  const form = page.getByRole("form", { name: "Kitchen estimate" });
  return form;
}

/** Answers every question from the first group to the last. */
export async function answerEstimator(page: Page, form: Locator): Promise<void> {
  const next = form.locator("details[open]").getByRole("button", { name: "Next", exact: true });
  await form.getByLabel("10 to 16 feet").check();
  await next.click();
  await form.getByLabel("Trenton, recessed").check();
  await next.click();
  await form.getByLabel("Plywood throughout").check();
  await next.click();
  await form.getByText("Large, up to 8 feet").click();
  await next.click();
  await form.getByLabel("Quartz").check();
  await next.click();
  await form.getByLabel("Beveled").check();
  await form.getByRole("button", { name: "Next: inside the cabinets" }).click();
  const popup = page.getByRole("dialog", { name: "Inside the cabinets" });
  await popup.getByLabel("Two glass doors").check();
  await popup.getByRole("button", { name: "Next" }).click();
  await form.getByLabel("An installer").check();
  await next.click();
  await form.getByLabel("Remove and haul away the old kitchen").check();
  await next.click();
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Moss");
  await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
}

type Scroll = { readonly to: string; readonly afterMs: number | null };

/** Records each scroll target, and the delay of the timer that scrolled to it. */
export async function recordScrolls(page: Page): Promise<() => Promise<readonly Scroll[]>> {
  await page.evaluate(() => {
    const seen: Scroll[] = [];
    Object.assign(window, { seenScrolls: seen });
    let running: number | null = null;
    const plain = window.setTimeout.bind(window);
    const timed = (run: () => void, ms: number) =>
      plain(() => {
        running = ms;
        run();
        running = null;
      }, ms);
    Object.assign(window, { setTimeout: timed });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function into(this: Element, how) {
      seen.push({ to: this.id, afterMs: running });
      scroll.call(this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seenScrolls: Scroll[] }).seenScrolls);
}
