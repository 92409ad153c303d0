import { expect, test } from "../fixtures";
import { signIn } from "../pages/account-page";
import { answerEstimator as answer, openEstimator as opened } from "../pages/estimator-page";

test.describe("forms without script", () => {
  test("shows only the working button of a saved estimate, and sends it with its answers [EST-001] [EST-012]", async ({
    page,
    browser,
    shop,
  }) => {
    const form = await opened(page);
    await answer(page, form);
    const beside = page.getByRole("complementary", { name: "Your estimate" });
    await beside.getByRole("button", { name: "Get a link" }).click();
    const address = (await beside.getByRole("status").getByRole("link").getAttribute("href")) ?? "";
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url });
    await plain.goto(new URL(address).pathname);
    const stored = plain.getByRole("form", { name: "Kitchen estimate" });
    await expect(stored.getByRole("button", { name: "Next", exact: true })).toHaveCount(0);
    await expect(plain.getByRole("button", { name: "Email it" })).toHaveCount(0);
    await stored.locator("summary").filter({ hasText: "Your contact info" }).click();
    await expect(stored.getByRole("button", { name: "Download the PDF" })).toHaveCount(0);
    await expect(stored.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
    await stored.getByRole("button", { name: "Request a quote" }).click();
    await expect(plain).toHaveURL(/\/forms\/estimator\?sent=/);
    await expect(plain.getByText("Thank you. We have your estimate")).toBeVisible();
    await plain.close();
  });

  test("saves an address and shows an error beside its field [ACCT-007]", async ({ page, browser, shop }) => {
    await signIn(page, "plain.press@example.com");
    const storageState = await page.context().storageState();
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url, storageState });
    await plain.goto("/my-account/address/new");
    const main = plain.getByRole("main");
    for (const [label, text] of [
      ["First name", "Ada"],
      ["Last name", "Moss"],
      ["Email", "ada@"],
      ["Phone", "4065550142"],
      ["Address", "12 Mill Road"],
      ["City", "Sidney"],
      ["ZIP code", "59270"],
    ] as const)
      await main.getByLabel(label, { exact: true }).fill(text);
    await main.getByLabel("State").selectOption("Montana");
    await main.getByRole("button", { name: "Save address" }).click();
    await expect(main.getByText("Invalid email address").first()).toBeVisible();
    await expect(main.getByLabel("City")).toHaveValue("Sidney");
    await expect(main.getByLabel("State")).toHaveValue("MT");
    await main.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await main.getByRole("button", { name: "Save address" }).click();
    await expect(plain).toHaveURL(/\/my-account\/addresses/);
    await expect(main.getByText("12 Mill Road").first()).toBeVisible();
    await plain.close();
  });
});
