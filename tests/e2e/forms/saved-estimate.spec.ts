import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

const chosen = {
  ...{ size: "medium", door: "trenton", box: "standard", island: "none" },
  ...{ counter: "quartz", edge: "beveled", extras: ["glass", "crown"], fitting: "self" },
};

/** Saves an estimate with these answers and no contact details, and returns its path. */
async function createSavedEstimate(request: APIRequestContext): Promise<string> {
  const reply = await request.post("/api/estimates", {
    data: { name: "estimator", entries: chosen, email: null },
  });
  return new URL((await reply.json()).address).pathname;
}
const storeReceipt = { name: "Request a quote from this estimate" };

test.describe("a saved estimate", () => {
  test("sends all answers to sales with one click, and asks only for contact details @phone @journey", async ({
    page,
    request,
  }) => {
    await page.goto(await createSavedEstimate(request));
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Kitchen estimate" });
    await expectNoAxeFindings(page);
    await page.getByRole("button", storeReceipt).click();
    await expect(form.getByLabel("First name")).toBeFocused();
    await form.getByLabel("First name").fill("Ada");
    await form.getByLabel("Last name").fill("Moss");
    await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    const posted = page.waitForRequest("**/api/forms/estimator");
    await page.getByRole("button", storeReceipt).click();
    const body = (await posted).postData() ?? "";
    for (const answer of ["Trenton, recessed", "Quartz", "Beveled", "Crown molding"])
      expect(body).toContain(answer);
    await expect(form.getByText("Thank you. We have your estimate")).toBeVisible();
  });
});

test.describe("a saved estimate, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sends all answers to sales without script, and asks only for contact details @phone", async ({
    page,
    request,
  }) => {
    await page.goto(await createSavedEstimate(request));
    await page.getByRole("button", storeReceipt).click();
    await expect(page).toHaveURL("/forms/estimator");
    const wrong = page.getByRole("alert", { name: "Please check" });
    await expect(wrong).toContainText("First name: This field is required");
    await expect(wrong).not.toContainText("Stone edge");
    await expect(page.getByLabel("Beveled")).toBeChecked();
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Moss");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Thank you. We have your estimate")).toBeVisible();
    await expect(page.getByText(/^\$[\d,]+\.\d\d - \$[\d,]+\.\d\d$/).last()).toBeVisible();
  });
});
