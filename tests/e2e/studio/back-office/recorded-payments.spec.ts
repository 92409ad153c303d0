import { test } from "../../fixtures";
import { createQuoteLink } from "../../pages/quote-page";
import { openOtherBrowser } from "../pages/other-browser";
import { expect, setUpSalesTests } from "../pages/sales-fixtures";

setUpSalesTests();

test("previews a quote for staff, and records a check for part of it and a wire for the rest", async ({
  page,
  browser,
  shop,
}) => {
  const office = await openOtherBrowser(browser, { baseURL: shop.url });
  await createQuoteLink(office, shop.url, {
    lastName: "Wren",
    splitPaymentEnabled: true,
    minimumSplitAmount: 100,
  });
  await office.context().close();
  await page.reload();
  await page
    .getByRole("row", { name: /Nora Wren/ })
    .getByRole("button")
    .click();
  await expect(page.getByRole("heading", { name: /^Q\d+ · Nora Wren$/ })).toBeVisible();

  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview as customer" }).click();
  const seen = await opening;
  await expect(seen.getByRole("heading", { name: /^Quote Q\d/ })).toBeVisible();
  await expect(seen.getByText("Delivery needs a week of notice.")).toBeVisible();
  await seen.close();
  await expect(page.getByText("Opened in a new tab, the way the customer will see it.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/not opened yet/), "it was not the customer who looked").toBeVisible();

  // A quote that allows installments requires a minimum payment.
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Minimum payment" })).toHaveValue("100");
  await page.getByRole("checkbox", { name: "Allow installments" }).uncheck();
  await expect(page.getByRole("textbox", { name: "Minimum payment" })).toHaveCount(0);
  await page.getByRole("button", { name: "Discard" }).click();

  const method = page.getByRole("combobox", { name: "Method" });
  const amount = page.getByRole("textbox", { name: "Amount in dollars" });
  const reference = page.getByRole("textbox", { name: "Number or reference" });
  const record = page.getByRole("button", { name: "Record", exact: true });
  await expect(amount).toHaveValue("1100.00");
  await expect(record, "a check has a number").toBeDisabled();
  await amount.fill("1100.01");
  await reference.fill("1047");
  await expect(page.getByText("That's more than is due.", { exact: true })).toBeVisible();
  await expect(record, "more than is due cannot be sent").toBeDisabled();
  await amount.fill("400");
  await record.click();
  await expect(page.getByText("Payment recorded.")).toBeVisible();

  await page.getByRole("button", { name: /^Order \d{9}, \$700\.00 due$/ }).click();
  await expect(page.getByRole("heading", { name: /^\d{9} · Nora Field$/ }), "by its bill").toBeVisible();
  await expect(page.getByText(/ · PO-77 · \$700\.00 due$/), "its PO is named once").toBeVisible();
  await expect(amount).toHaveValue("700.00");
  await amount.fill("400");
  await reference.fill("1047");
  await record.click();
  await expect(page.getByText("This payment was already recorded.")).toBeVisible();
  await amount.fill("700");
  await method.selectOption({ label: "Wire transfer" });
  await reference.fill("W-2211");
  await record.click();
  await expect(page.getByText("nothing due")).toBeVisible();
  await expect(page.getByText("Check, paid")).toBeVisible();
  await expect(page.getByText("Wire transfer, paid")).toBeVisible();
  await expect(page.getByText(/ · W-2211 · by \S/)).toBeVisible();
  await expect(record).toHaveCount(0);
});
