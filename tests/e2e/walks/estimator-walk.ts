import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures";
import { untilAlive } from "./until-alive";

/** The estimator, once its script answers. */
export async function openEstimator(page: Page): Promise<Locator> {
  await page.goto("/estimator");
  await untilAlive(page);
  const form = page.getByRole("form", { name: "Kitchen estimate" });
  await expect(form).toHaveAttribute("aria-busy", "false");
  return form;
}

/** Answers everything, from the first group to the last. */
export async function answerEstimator(page: Page, form: Locator): Promise<void> {
  const next = form.locator("details[open]").getByRole("button", { name: "Next", exact: true });
  await form.getByLabel("10 to 16 feet").check();
  await next.click();
  await form.getByLabel("Trenton, recessed").check();
  await next.click();
  await form.getByLabel("Plywood throughout").check();
  await next.click();
  await form.getByText("Large, to 8 feet").click();
  await next.click();
  await form.getByLabel("Quartz").check();
  await form.getByLabel("Edge of the stone").selectOption("Beveled");
  await form.getByRole("button", { name: "Next: what is inside" }).click();
  const popup = page.getByRole("dialog", { name: "What is inside" });
  await popup.getByLabel("Two glass doors").check();
  await popup.getByRole("button", { name: "Next" }).click();
  await form.getByLabel("A fitter").check();
  await form.locator("details[open]").getByRole("button", { name: "Next" }).click();
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Moss");
  await form.getByLabel("Email").fill("ada@example.com");
}
