import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { signIn } from "../pages/account-page";

test("signs a customer in by an emailed code, reorders an order with a prefilled checkout, and signs out [CHK-008] [ORD-015] [ORD-016] [ORD-020] [PAGE-001] [ACCT-003] [ACCT-008] [ACCT-010] [QUOT-022] @phone @journey", async ({
  page,
}) => {
  const email = "robin.holt@example.com";
  await page.goto("/");
  await page.goto("/my-account");
  await expect(page).toHaveURL(/\/my-account\/sign-in$/);
  await signIn(page, email);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Robin");
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your orders");

  // A request within the account reports its failure (ORD-020).
  await page.route("**/api/order/view/*", (route) => route.abort());
  await page.getByRole("link", { name: /Shipped/ }).click();
  await expect(page.getByText("Failed to fetch order. Please try again.")).toBeVisible();
  await expect(page.getByText("Order not found.")).toBeVisible();
  await page.unroute("**/api/order/view/*");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/order/view/*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Your orders" }).click();
  await expect(page).toHaveURL(/\/my-account\/orders$/);
  // The previous page was a full page load. A click before hydration would load the order's page and skip the endpoint.
  await waitUntilHydrated(page);
  await page.getByRole("link", { name: /Shipped/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d{9}$/);
  await expect(page.getByRole("table")).toContainText("SMPL-TRNV");

  await page.getByRole("button", { name: "Order these samples again" }).click();
  await expect(page.getByText("2 samples are in your cart.")).toBeVisible();
  await page.getByRole("link", { name: "Check out" }).click();
  await expect(page.getByRole("textbox", { name: "Email" }).first()).toHaveValue(email);
  await expect(page.getByRole("textbox", { name: "Email" }).first()).toBeDisabled();
  await expect(page.getByLabel("ZIP code").first()).toHaveValue("59270");

  await page.goto("/my-account/quotes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quotes");
  await waitUntilHydrated(page);
  await page.route("**/api/quote/view/*", (route) => route.abort());
  await page
    .getByRole("main")
    .getByRole("link", { name: /Ready to order/ })
    .first()
    .click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toHaveText("ErrorFailed to fetch quote. Please try again.");
  await page.unroute("**/api/quote/view/*");
  await page.getByRole("button", { name: "Try Again", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Quote Q\d{8}$/);
  await expect(failure).toHaveCount(0);

  await page.goto("/my-account/address/new");
  await waitUntilHydrated(page);
  // An error appears beside the field on blur, and the visitor can go on.
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Email" }).fill("ada@");
  await main.getByRole("textbox", { name: "Email" }).press("Tab");
  await expect(main.getByText("Invalid email address")).toBeVisible();
  await expect(main.getByLabel("Phone")).toBeFocused();
  await main.getByRole("button", { name: "Save address" }).click();
  await expect(main.getByRole("alert")).toContainText("Email: Invalid email address");
  await expect(main.getByRole("alert")).toBeFocused();

  await page.goto("/my-account/addresses");
  await page.route("**/api/my-account/address/*", (route) => route.abort());
  const removeWilliston = async () => {
    await page.getByRole("button", { name: /^Delete 27 Lakeshore Road/ }).click();
    await page.getByRole("button", { name: "Delete address" }).click();
  };
  await removeWilliston();
  await expect(page.getByText("Failed to delete address. Please try again.")).toBeVisible();
  await page.unroute("**/api/my-account/address/*");
  await removeWilliston();
  await expect(page.getByText("27 Lakeshore Road")).toHaveCount(0);

  await page.getByRole("button", { name: "Sign out" }).locator("visible=true").click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await page.goto("/my-account/orders");
  await expect(page).toHaveURL(/\/my-account\/sign-in\?next=/);
});
