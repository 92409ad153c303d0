import { readFileSync } from "node:fs";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { readText } from "#tests/support/views/read-html";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { publishPatch } from "../pages/checkout-page";
import { answerEstimator as answer, openEstimator as opened, recordScrolls } from "../pages/estimator-page";

const group = (form: Locator, name: string) => form.locator(`#estimator-group-${name}`);

/** Adds or removes the file question of the first group. */
const askForPlan = (request: APIRequestContext, shopUrl: string, isAsked: boolean) => {
  const plan = { _key: "plan", _type: "estimatorField", name: "plan", type: "file", label: "Floor plan" };
  const change = isAsked
    ? { insert: { after: "groups[0].fields[-1]", items: [{ ...plan, fileTypes: ["application/pdf"] }] } }
    : { unset: ['groups[0].fields[_key=="plan"]'] };
  return publishPatch(request, shopUrl, { id: "estimator-kitchen", ...change });
};

test.describe("the estimator", () => {
  test.afterEach(({ request, shop }) => askForPlan(request, shop.url, false));

  test("asks its questions group by group, in place or in a dialog [EST-001] [EST-008] [EST-009] [EST-010] [EST-011] @journey", async ({
    page,
  }) => {
    const form = await opened(page);
    await expect(group(form, "kitchen")).toHaveAttribute("open", "");
    await expect(group(form, "doors")).not.toHaveAttribute("open", "");
    await group(form, "kitchen").getByRole("button", { name: "Next" }).click();
    await expect(group(form, "kitchen").getByText("This field is required")).toBeVisible();
    await expect(form.getByLabel("Up to 10 feet")).toBeFocused();
    await form.getByLabel("10 to 16 feet").check();
    const scrolls = await recordScrolls(page);
    await group(form, "kitchen").getByRole("button", { name: "Next" }).click();
    await expect(group(form, "kitchen")).not.toHaveAttribute("open", "");
    await expect(group(form, "doors")).toHaveAttribute("open", "");
    await expect(group(form, "doors")).toBeInViewport();
    await expect.poll(scrolls).toEqual([{ to: "estimator-group-doors", afterMs: 100 }]);
    await expect(group(form, "doors").locator("summary")).toBeFocused();
    await form.getByLabel("Trenton, recessed").check();
    await expect(page.getByTestId("estimate-totals").first()).toContainText("$6,535.00 - $8,810.00");
    await expectNoAxeFindings(page);

    // Opening a later group also opens unanswered groups before it.
    await group(form, "counter").locator("summary").click();
    await form.getByLabel("Laminate").check();
    await group(form, "counter").getByRole("button", { name: "Next", exact: true }).click();
    await expect(group(form, "boxes")).toHaveAttribute("open", "");
    await expect(group(form, "island")).toHaveAttribute("open", "");
    await expect(group(form, "boxes")).toBeInViewport();
    await form.getByLabel("Furniture board").check();
    await form.getByText("None", { exact: true }).click();
    // A question that does not apply has no group.
    await expect(group(form, "edge")).toHaveCount(0);
    await group(form, "counter").getByRole("button", { name: "Next", exact: true }).click();
    const popup = page.getByRole("dialog", { name: "Inside the cabinets" });
    await expect(popup).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await group(form, "counter").locator("summary").click();
    await form.getByLabel("Quartz").check();
    await group(form, "counter").getByRole("button", { name: "Next", exact: true }).click();
    await expect(group(form, "edge")).toHaveAttribute("open", "");
    await expect(group(form, "edge").locator("summary")).toBeFocused();
  });

  test("sends the estimate, emails it with its price, and resets [EST-012] [EST-014] @phone @journey", async ({
    page,
    isMobile,
  }) => {
    const form = await opened(page);
    await form.getByLabel("16 to 24 feet").check();
    await form.locator("details").nth(1).locator("summary").click();
    await form.getByLabel("Trenton, recessed").check();
    if (isMobile) await expectPriceInSight(page);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(form.getByLabel("16 to 24 feet")).toBeChecked();
    await answer(page, form);
    await form.getByRole("button", { name: "Request a quote" }).click();
    await expect(form.getByText("Thank you. We have your estimate")).toBeVisible();
    await expect(group(form, "kitchen")).toHaveAttribute("open", "");
    await expect(form.getByLabel("10 to 16 feet")).not.toBeChecked();
    await expect(form.getByText("Thank you. We have your estimate")).toBeHidden({ timeout: 7_000 });
    await expect(async () => {
      await page.goto("/demo/mailbox");
      await expect(page.getByText("Your kitchen estimate, Ada Moss").first()).toBeVisible();
    }).toPass();
  });

  test("creates a PDF with the answers and price of the screen [EST-013] [EST-014] [EST-017] [EST-018] @journey", async ({
    page,
  }) => {
    const form = await opened(page);
    await answer(page, form);
    const figures = await page.getByTestId("estimate-totals").first().locator("dd").allInnerTexts();
    const beside = page.getByRole("complementary", { name: "Your estimate" });
    const messageText = await beside.locator("section dd").allInnerTexts();
    const lines = messageText.filter((line) => line !== "–");
    const chosen = await form
      .locator("input[type=radio]:checked, input[type=checkbox]:checked")
      .evaluateAll((inputs) =>
        inputs.map((input) => input.closest("label")?.querySelector(".font-medium")?.textContent ?? ""),
      );
    await beside.getByRole("button", { name: "Get a link" }).click();
    const link = beside.getByRole("status").getByRole("link");
    const address = (await link.getAttribute("href")) ?? "";
    const download = page.waitForEvent("download");
    await form.getByRole("button", { name: "Download the PDF" }).click();
    const file = await download;
    await expect(form.getByText("PDF downloaded successfully")).toBeVisible();
    expect(file.suggestedFilename()).toMatch(/^estimate-\d{4}-\d\d-\d\d\.pdf$/);
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const figure of [...figures, ...lines, ...chosen]) expect(text).toContain(figure);
    expect(lines.length, "the lines of the summary").toBeGreaterThan(1);
    expect(chosen.length, "the answers that were chosen").toBeGreaterThan(4);
    expect(text).toContain("Project Estimate");
    await expect(group(form, "kitchen")).toHaveAttribute("open", "");
    await page.goto(new URL(address).pathname);
    await expect(page.getByText("Its prices still hold.")).toBeVisible();
    await expect(page.getByTestId("estimate-totals").first()).toContainText(figures.at(-1) ?? "none");
    await expectNoAxeFindings(page);
  });

  test("shows that the PDF failed, and removes answers and files on reset [EST-014] [EST-018]", async ({
    page,
    request,
    shop,
  }) => {
    await askForPlan(request, shop.url, true);
    const form = await opened(page);
    const plan = form.getByLabel("Floor plan");
    await plan.setInputFiles({
      name: "plan.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4"),
    });
    await answer(page, form);
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error("no room for it");
      };
    });
    await form.getByRole("button", { name: "Download the PDF" }).click();
    await expect(form.getByText("Failed to download PDF")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
    await expect(form.getByText("plan.pdf")).toBeAttached();
    await expect(page.getByTestId("estimate-totals").first()).not.toContainText("$0.00 - $0.00");
    await form.getByRole("button", { name: "Start over" }).click();
    await expect(group(form, "kitchen")).toHaveAttribute("open", "");
    await expect(group(form, "doors")).not.toHaveAttribute("open", "");
    await expect(form.locator("input:checked")).toHaveCount(0);
    await expect(form.getByText("plan.pdf")).toHaveCount(0);
    expect(await plan.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    await expect(form.getByRole("textbox", { name: "Email", includeHidden: true })).toHaveValue("");
    await expect(page.getByTestId("estimate-totals").first().locator("dd")).toHaveText([
      "$0.00 - $0.00",
      "$0.00 - $0.00",
      "$0.00 - $0.00",
    ]);
  });

  test("shows that the PDF library did not load [EST-018]", async ({ page }) => {
    const form = await opened(page);
    await answer(page, form);
    await page.route("**/assets/download-estimate*", (route) => route.abort());
    await form.getByRole("button", { name: "Download the PDF" }).click();
    await expect(form.getByText("PDF library not found")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
  });
});

/** Expects the price at the bottom of a phone's window at each scroll position, with its details in a sheet. */
async function expectPriceInSight(page: Page): Promise<void> {
  const bar = page.getByText(/^\$[\d,]+\.\d\d - \$[\d,]+\.\d\d$/).filter({ visible: true });
  for (const scrollPosition of [0, 400, 900]) {
    await page.evaluate((y) => window.scrollTo(0, y), scrollPosition);
    await expect(bar).toBeInViewport();
    const { bottom, height } = await bar.evaluate((node) => ({
      bottom: node.getBoundingClientRect().bottom,
      height: window.innerHeight,
    }));
    expect(height - bottom).toBeLessThan(40);
  }
  await page.getByRole("button", { name: "Details" }).click();
  const sheet = page.getByRole("dialog", { name: "Your estimate" });
  await expect(sheet.getByTestId("estimate-totals")).toContainText(
    (await bar.first().textContent()) ?? "none",
  );
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
}

test.describe("the estimator without script", () => {
  const chosen = { size: "medium", door: "trenton" };
  const rest = { box: "standard", island: "none", counter: "laminate", fitting: "self" };
  const visitor = { first_name: "Ada", last_name: "Moss", email: "ada@example.com" };

  test("returns errors with the price as text, and a thank-you page with the total [EST-001] [EST-015] @journey", async ({
    request,
  }) => {
    const slip = await request.post("/forms/estimator", { multipart: { step: "0", ...chosen } });
    expect(slip.status()).toBe(400);
    const text = readText(await slip.text());
    expect(text).toContain("This field is required");
    expect(text).not.toMatch(/\{m(in|ax)\}/);
    expect(text).toContain("$6,535.00 - $8,810.00");
    expect(text).toContain("$6,535.00 to $8,810.00");
    const sent = await request.post("/forms/estimator", {
      multipart: { step: "0", ...chosen, ...rest, ...visitor },
    });
    expect(sent.url()).toContain("/forms/estimator?sent=");
    const thanks = readText(await sent.text());
    expect(thanks).toContain("Thank you. We have your estimate");
    expect(thanks).toMatch(/Your estimate .*Estimated total \$[\d,]+\.00 - \$[\d,]+\.00/);
  });
});
