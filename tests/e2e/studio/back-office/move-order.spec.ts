import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { test } from "../../fixtures";
import { signIn } from "../../pages/account-page";
import { clickPlaceOrder, fillPaidCheckout, typeCard } from "../../pages/checkout-page";
import { fetchEmailBody } from "../../pages/mailbox-page";
import { openOtherBrowser } from "../pages/other-browser";
import { expect, setUpSalesTests } from "../pages/sales-fixtures";

setUpSalesTests();

/** Places an order of $24.30 by card, and returns its number. */
async function createCardOrder(page: Page): Promise<string> {
  await fillPaidCheckout(page);
  await typeCard(page, "4242424242424242");
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/order\/success$/);
  return (await page.locator("strong", { hasText: /^\d{9}$/ }).textContent()) ?? "";
}

/** Sanity colors its buttons and badges. */
const panel = { within: "#desk-section", paintedElsewhere: "[data-ui=Button], [data-ui=Badge]" };

const subjects = (page: Page) => page.getByRole("navigation", { name: "Emails" }).getByRole("link");

test("ships an order, refunds a part, completes it, and shows the customer the tracking link", async ({
  page,
  browser,
  shop,
}) => {
  const shopper = await openOtherBrowser(browser, { baseURL: shop.url });
  const number = await createCardOrder(shopper);

  await page.getByRole("tab", { name: "Orders" }).click();
  await page
    .getByRole("row", { name: new RegExp(number) })
    .getByRole("button")
    .click();
  await expect(page.getByRole("heading", { name: `${number} · Ada Lovelace` })).toBeVisible();

  await page.getByRole("button", { name: "Put on hold" }).click();
  await page.getByRole("button", { name: "Yes, put on hold" }).click();
  await expect(page.getByRole("button", { name: "Ship", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Yes, resume" }).click();

  const ship = page.getByRole("button", { name: "Ship", exact: true });
  await expect(ship, "a package has a number").toBeDisabled();
  await page.getByRole("combobox", { name: "Carrier" }).selectOption("FedEx");
  await page.getByRole("textbox", { name: "Tracking number" }).fill("7712 3456 7890");
  await ship.click();
  await expect(page.getByText("The tracking number goes to ada@example.com by email.")).toBeVisible();
  await expectNoAxeFindings(page, panel);
  await page.getByRole("button", { name: "Yes, ship it" }).click();
  await expect(page.getByRole("link", { name: "771234567890" })).toHaveAttribute(
    "href",
    "https://www.fedex.com/fedextrack/?trknbr=771234567890",
  );
  await expect(page.getByRole("heading", { name: "Ship another package" })).toBeVisible();

  await page.getByRole("button", { name: /^Refund the .* payment of \$24\.30$/ }).click();
  const amount = page.getByRole("textbox", { name: "Refund in dollars" });
  await expect(amount).toHaveValue("24.30");
  await amount.fill("24.31");
  await expect(page.getByText("That's more than can be refunded.", { exact: true })).toBeVisible();
  await amount.fill("4.30");
  await page.getByRole("button", { name: "Refund this amount" }).click();
  await expectNoAxeFindings(page, panel);
  await page.getByRole("button", { name: "Yes, refund $4.30" }).click();
  await expect(page.getByText(/^Refund \(.*\), refunded$/)).toBeVisible();
  await expect(page.getByText("$4.30 refunded", { exact: true })).toHaveCount(2);

  await page.getByRole("button", { name: "Mark as complete" }).click();
  await page.getByRole("button", { name: "Yes, mark as complete" }).click();
  await expect(page.getByText(/ marked the order as complete$/)).toBeVisible();

  const sentEmails = [`Order ${number} is on its way`, `We refunded $4.30 for order ${number}`];
  for (const subject of sentEmails) await fetchEmailBody(shopper, subject);
  for (const subject of sentEmails)
    await expect(subjects(shopper).filter({ hasText: subject })).toHaveCount(1);

  await signIn(shopper, "ada@example.com");
  await shopper.goto("/my-account/orders");
  await shopper.getByRole("link", { name: new RegExp(`Order ${number}`) }).click();
  const tracking = shopper.getByRole("link", { name: "771234567890" });
  await expect(tracking).toHaveAttribute("href", "https://www.fedex.com/fedextrack/?trknbr=771234567890");
  await expect(shopper.getByText(/, paid, \$4\.30 refunded$/)).toBeVisible();
  await shopper.context().close();
});
