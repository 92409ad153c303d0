import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { holdRequests } from "#tests/support/browser/hold-requests";
import { findHtmlProblems } from "#tests/support/browser/html-problems";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { expect, test } from "../fixtures";
import { signIn } from "../pages/account-page";
import { typeCard } from "../pages/checkout-page";
import { createQuoteLink } from "../pages/quote-page";

const pages = [
  "/my-account",
  "/my-account/orders",
  "/my-account/quotes",
  "/my-account/addresses",
  "/my-account/address/new",
  "/my-account/profile",
  "/my-account/security",
  "/my-account/data",
];

/** The URL that a row of a list links to. */
async function linkOf(page: Page, list: string, name: RegExp): Promise<string> {
  await page.goto(list);
  return (await page.getByRole("main").getByRole("link", { name }).first().getAttribute("href")) ?? "";
}

test("shows every page of a signed-in customer with valid HTML and no axe findings at four widths", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, "robin.holt@example.com");
  const ordered = await linkOf(page, "/my-account/quotes", /Quote .* Ordered/);
  const opened = await linkOf(page, "/my-account/quotes", /Quote .* Ready to order/);
  const order = await linkOf(page, "/my-account/orders", /Shipped/);
  const balance = await linkOf(page, ordered, /^Pay the balance/);
  for (const path of [...pages, order, ordered, opened, balance]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await findHtmlProblems(path, await (await page.request.get(path)).text())).toEqual([]);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findWideElements(page), `${path} at ${width} px`).toEqual([]);
      // Lists and forms look the same in the wide column, but cards and tables do not.
      if (width === 390 || (width === 1440 && !pages.slice(1).includes(path)))
        await expectNoAxeFindings(page);
    }
  }
});

test("prints a quote of six lines on one sheet and announces the result of its payment [QUOT-004] [QUOT-007]", async ({
  page,
  shop,
}) => {
  const line = (name: string) => ({
    sku: `${name}-TRNV`,
    name: `${name}, Trenton Recessed Navy`,
    qty: 2,
    price: 412,
  });
  const names = ["Sink base 36 in", "Base 30 in", "Drawer base 24 in", "Wall 30 × 36 in", "Filler 3 in"];
  const items = [
    ...names.map(line),
    { name: "Site visit and final measure", qty: 1, price: 180, notes: "Credited when you order" },
  ];
  const additionalNotes = "Hinge sides as drawn on sheet 3. Island pending final sink size; price held.";
  await page.goto(
    await createQuoteLink(page, shop.url, { items, additionalNotes, discount: 180, taxPercent: 5 }),
  );
  const sheets = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page[^s]/g);
  expect(sheets).toHaveLength(1);

  await page
    .getByRole("radio", { name: /^Credit or debit card/ })
    .first()
    .check();
  await typeCard(page, "4000000000000002");
  const payNow = page.getByRole("button", { name: "Pay Now" });
  const answer = await holdRequests(page, ({ pathname }) => pathname === "/api/quote/payment");
  await payNow.click();
  await expect(payNow).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: "We are taking your payment" })).toBeVisible();
  answer();
  await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
  await expect(payNow).not.toHaveAttribute("aria-busy");

  await typeCard(page, "4242424242424242");
  await payNow.click();
  await expect(page).toHaveURL(/\/order\/success/, { timeout: 30_000 });
  // The thank-you page loaded without a new document. Its title is announced and the focus moves to its content.
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toBeAttached();
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
});
