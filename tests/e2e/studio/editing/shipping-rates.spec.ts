import { z } from "zod";
import { fetchPublishedDocument, locateTextBox, openDocument, publish } from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

const perItem = 'rates.byItem.countries[_key=="countryRates-1"].states[_key=="stateRate-1"].ratePerItem';

test("shows shipping rates as a table, and changes one in three clicks [SHIP-005]", async ({ page }) => {
  await openDocument(page, "shippingMethod", "shipping-standard");
  const rows = page.getByTestId("rates-table").getByRole("row");
  await expect(rows).toHaveText([
    "OrdersWhereZIP codesPrice",
    "below $100Montana7 ZIP rangesfreeChange",
    "below $100Alaska, Hawaii, Puerto Rico, U.S. Virgin Islands, Guam, American Samoa, Northern Mariana Islandsallnot shippedChange",
    "below $10048 states7 ZIP ranges$9.95Change",
    "$100 and above49 states7 ZIP rangesfreeChange",
    "$100 and aboveAlaska, Hawaii, Puerto Rico, U.S. Virgin Islands, Guam, American Samoa, Northern Mariana Islandsallnot shippedChange",
  ]);
  await expect(page.getByText("$9.95 below $100 in 48 states")).toBeVisible();

  await openDocument(page, "shippingMethod", "shipping-expedited");
  const finishTask = await startTask(page, "a shipping rate is changed");
  await page.getByRole("button", { name: "Change $14.95 each, any, Alaska, Hawaii" }).click();
  const rate = page.getByTestId(`field-${perItem}`).getByRole("textbox");
  await expect(rate).toHaveValue("14.95");
  await rate.click();
  await rate.fill("15.5");
  await page.keyboard.press("Escape");
  await expect(rate).toBeHidden();
  await publish(page);
  await finishTask();
  const method = await fetchPublishedDocument(page, "shipping-expedited");
  expect(JSON.stringify(z.looseObject({}).parse(method).rates)).toContain('"ratePerItem":15.5');
});

test("shows the validation error of a shipping rate below its field, without hover", async ({ page }) => {
  await openDocument(page, "page", "page-about-us");
  await page.getByRole("tab", { name: "Address & breadcrumb" }).click();
  await (await locateTextBox(page, "path", "/about-us")).fill("/studio");
  await expect(page.getByText("/studio is used by the shop itself. Choose another address.")).toBeVisible();
  await expect(page.getByTestId("action-publish")).toBeDisabled();
});
