import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { test } from "../../fixtures";
import { locateCardCvc, locateCardExpiry, locateCardNumber } from "../../pages/checkout-page";
import { answerEstimator, openEstimator } from "../../pages/estimator-page";
import { readNewestEmail } from "../../pages/mailbox-page";
import { openOtherBrowser } from "../pages/other-browser";
import { expect, setUpSalesTests } from "../pages/sales-fixtures";

setUpSalesTests();

test("creates, sends and pays a quote by keyboard alone, and lists its order in the back office [QUOT-001] [QUOT-016] @journey", async ({
  page,
  browser,
  shop,
}) => {
  await tabTo(page, page.getByRole("button", { name: "New quote" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "New quote" })).toBeFocused();
  await expectNoFindings(page);

  // The errors use the labels on the screen, and the first invalid field has the focus.
  await tabTo(page, page.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("First name: This field is required · Last name:");
  const customer = page.getByRole("region", { name: "Customer" });
  const firstName = customer.getByRole("textbox", { name: "First name" });
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription("This field is required");
  await expect(page.locator("#desk-section")).toMatchAriaSnapshot(`
    - heading "New quote" [level=2]
    - button "Close"
    - region "Customer":
      - heading "Customer" [level=3]
      - textbox "First name" [invalid]
      - textbox "Last name" [invalid]
      - textbox "Email" [invalid]
      - textbox "Phone"
      - textbox "PO number"
    - region "Billing address":
      - textbox "First name"
      - textbox "Last name"
      - textbox "Street" [invalid]
      - textbox "Apartment, suite"
      - textbox "City" [invalid]
      - textbox "State" [invalid]
      - textbox "ZIP" [invalid]
      - textbox "Country"
      - textbox "Phone"
    - checkbox "Ship to another address"
    - heading "Items" [level=3]
    - textbox "Item 1" [invalid]
    - textbox "SKU of item 1"
    - textbox "Quantity of item 1"
    - textbox "Unit price of item 1" [invalid]
    - textbox "Notes of item 1"
    - button "Remove item 1" [disabled]
    - button "Add a line"
    - combobox "Add from the catalog"
    - region "Special terms":
      - textbox "Shipping"
      - textbox "Shipping charge"
      - textbox "Tax percent"
      - textbox "Discount"
      - textbox "Days it is valid"
    - checkbox "Allow installments"
    - textbox "Notes for the customer"
    - alert: /First name. This field is required/
    - button "Save"
    - button "Discard"
  `);
  await expectNoFindings(page);

  await page.keyboard.type("Nora");
  await type(page, customer.getByRole("textbox", { name: "Last name" }), "Field");
  await type(page, customer.getByRole("textbox", { name: "Email" }), "nora@example.com");
  await type(page, customer.getByRole("textbox", { name: "Phone" }), "(406) 555-0177");
  const billing = page.getByRole("region", { name: "Billing address" });
  await type(page, billing.getByRole("textbox", { name: "Street" }), "9 River Rd");
  await type(page, billing.getByRole("textbox", { name: "City" }), "Sidney");
  await type(page, billing.getByRole("textbox", { name: "State" }), "MT");
  await type(page, billing.getByRole("textbox", { name: "ZIP" }), "59270");
  await type(page, page.getByRole("textbox", { name: "Item 1", exact: true }), "Base cabinet 30 in.");
  await type(page, page.getByRole("textbox", { name: "Unit price of item 1" }), "500");
  await tabTo(page, page.getByRole("button", { name: "Add a line" }));
  await page.keyboard.press("Tab");
  await page.keyboard.type("trenton navy");
  await expect(page.getByRole("option", { name: /TRNV/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const price = page.getByRole("textbox", { name: "Unit price of item 2" });
  await expect(price).toBeFocused();
  await page.keyboard.type("240.50");
  await type(
    page,
    page.getByRole("textbox", { name: "Notes for the customer" }),
    "A week of notice, please.",
  );
  await expect(page.getByText("$740.50").last()).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");

  const title = page.getByRole("heading", { name: /^Q\d+ · Nora Field$/ });
  await expect(title).toBeFocused();
  await expectNoFindings(page);
  await tabTo(page, page.getByRole("button", { name: "Send", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("the email to the customer is on its way")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send again" })).toBeFocused();

  const number = ((await title.textContent()) ?? "").split(" ")[0] ?? "";
  const hers = await openOtherBrowser(browser, { baseURL: shop.url });
  const email = await readNewestEmail(hers, new RegExp(number));
  await hers.goto(email.linkTo("/quote/payment"));
  await expectNoAxeFindings(hers);
  await payByKeyboard(hers);
  await hers.context().close();

  // After closing, the list restores the focus.
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "New quote" })).toBeFocused();
  await page.reload();
  const row = page.getByRole("row", { name: new RegExp(number) });
  await expect(row).toContainText("Ordered");
  await tabTo(page, row.getByRole("button"));
  await page.keyboard.press("Enter");
  const order = page.getByRole("button", { name: /^Order \d{9}, paid$/ });
  await tabTo(page, order);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^\d{9} · Nora Field$/ })).toBeFocused();
  await expect(page.getByText("nothing due")).toBeVisible();
  await expectNoFindings(page);
  // On paper the quote has its content and no controls.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("nothing due")).toBeVisible();
  for (const name of ["Sales desk", "Orders", "Add note", "Resend an email"])
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

test("creates a quote from a form submission or an estimate with one click", async ({
  page,
  browser,
  shop,
  request,
}) => {
  const sent = await request.post("/api/forms/here-to-help", {
    headers: { origin: shop.url },
    data: { name: "Grace Hopper", email: "grace@example.com", message: "What would ten doors cost?" },
  });
  expect(sent.status(), await sent.text()).toBeLessThan(300);
  await page.goto("/studio/inbox");
  await page.getByRole("button", { name: /Grace Hopper/ }).click();
  await page.getByRole("button", { name: "Make a quote" }).click();
  await expect(page.getByRole("heading", { name: "New quote" })).toBeFocused();
  await expect(page.getByText(/^Started from the form submission /)).toBeVisible();
  const customer = page.getByRole("region", { name: "Customer" });
  await expect(customer.getByRole("textbox", { name: "Email" })).toHaveValue("grace@example.com");
  await expectNoFindings(page);

  const hers = await openOtherBrowser(browser, { baseURL: shop.url });
  const form = await openEstimator(hers);
  await answerEstimator(hers, form);
  // A distinct name, because other tests look for theirs in the same inbox.
  await form.getByLabel("First name").fill("Mina");
  await form.getByRole("button", { name: "Request a quote" }).click();
  await expect(form.getByText("Thank you. We have your estimate")).toBeVisible();
  await hers.context().close();
  await page.goto("/studio/inbox");
  await page
    .getByRole("button", { name: /Mina Moss/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Make a quote" }).click();
  await expect(customer.getByLabel("First name")).toHaveValue("Mina");
  await expect(page.getByRole("textbox", { name: "Item 1", exact: true })).toHaveValue(
    "Kitchen as estimated",
  );
  await page.getByRole("textbox", { name: "Unit price of item 1" }).fill("8000");
  const billing = page.getByRole("region", { name: "Billing address" });
  for (const [label, text] of [
    ["Street", "12 Main St"],
    ["City", "Sidney"],
    ["State", "MT"],
    ["ZIP", "59270"],
  ] as const)
    await billing.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: /^Q\d+ · Mina Moss$/ })).toBeVisible();
  // Creating the quote changes the submission's status from new.
  await page.goto("/studio/inbox");
  await page
    .getByRole("button", { name: /Mina Moss/ })
    .first()
    .click();
  await expect(page.getByRole("combobox", { name: "Status" }).last()).toHaveValue("in-work");
});

/** Expects no axe findings in the back office, without the Studio's frame. */
function expectNoFindings(page: Page): Promise<void> {
  return expectNoAxeFindings(page, { within: "#desk-section", paintedElsewhere: "[data-ui=Button]" });
}

const mostTabs = 120;

/** Presses Tab until the control has the focus. Fails if it never does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let pressCount = 0; pressCount < mostTabs; pressCount += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not come to ${wanted}`);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Pays from the first payment method to the thank-you page, without a pointer. */
async function payByKeyboard(page: Page): Promise<void> {
  const card = page.getByRole("radio", { name: /^Credit or debit card/ }).first();
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  for (let pressCount = 0; !(await card.isChecked()); pressCount += 1) {
    if (pressCount === 10) throw new Error("the keyboard does not choose the card");
    await page.keyboard.press("ArrowDown");
  }
  await expect(locateCardNumber(page)).toBeVisible();
  await page.keyboard.press("Tab");
  for (const [field, text] of [
    [locateCardNumber(page), "4242424242424242"],
    [locateCardExpiry(page), "1234"],
    [locateCardCvc(page), "123"],
  ] as const) {
    // Keys go to the previous frame until the next one has the focus.
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: "Pay Now" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/order\/success/);
}
