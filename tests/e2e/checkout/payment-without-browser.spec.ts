import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createControlClient } from "@stile-and-rail/payment-sandbox";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/client.server";
import { copyData, findSeededData } from "#tests/support/shop/seeded-data";
import { launchShop } from "#tests/support/shop/shop";
import { expect, test } from "../fixtures";
import { clickPlaceOrder, fillPaidCheckout, typeCard } from "../pages/checkout-page";

/** Pays and closes the browser before it can notify the shop. Returns the order's id and number. */
async function payAndCloseBrowser(page: Page): Promise<{ id: string; number: string }> {
  await fillPaidCheckout(page);
  await typeCard(page, "4242424242424242");
  let resolveConfirmed = () => {};
  const confirmed = new Promise<void>((resolve) => {
    resolveConfirmed = resolve;
  });
  await page.route("**/api/order", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    resolveConfirmed();
    return route.abort();
  });
  const placed = page.waitForResponse((response) => response.url().endsWith("/api/order"));
  await clickPlaceOrder(page);
  const { order } = await (await placed).json();
  await confirmed;
  await page.close();
  return { id: order.id, number: order.orderIncrementId };
}

test("completes and emails an order by webhook when the browser closes after payment [CHK-027] [CHK-029] @journey", async ({
  page,
  context,
}) => {
  const { id, number } = await payAndCloseBrowser(page);
  const backOfficePage = await context.newPage();
  await expect(async () => {
    await backOfficePage.goto("/demo/mailbox");
    await expect(backOfficePage.getByText(`order ${number}`).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const { order } = await (await context.request.patch("/api/order", { data: { id } })).json();
  expect(order).toMatchObject({ status: "ordered", paymentStatus: "completed" });
});

test("completes an order by the reconciler when webhooks are held [CHK-027]", async ({ browser }) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), "reconciled-"));
  copyData(await findSeededData(), dataDir);
  const settings = { SANDBOX_CONTROL_TOKEN: "held-back" };

  const first = await launchShop(dataDir, { dataDir, settings });
  await createControlClient(first.sandboxUrl, settings.SANDBOX_CONTROL_TOKEN).holdWebhooks();
  const visitor = await browser.newContext({ baseURL: first.url });
  const { number } = await payAndCloseBrowser(await visitor.newPage());
  await first.stop();

  await advanceThreeMinutes(dataDir);

  const second = await launchShop(dataDir, { dataDir, settings });
  const backOfficePage = await browser.newPage({ baseURL: second.url });
  await expect(async () => {
    await backOfficePage.goto("/demo/mailbox");
    await expect(backOfficePage.getByText(`order ${number}`).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await visitor.close();
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Makes payment attempts two minutes old at once. The reconciler ignores younger ones. */
async function advanceThreeMinutes(dataDir: string): Promise<void> {
  const database = await openDatabase({ kind: "directory", path: join(dataDir, "database") });
  await database.db.execute(sql`update payment_attempt set created_at = created_at - interval '3 minutes'`);
  await database.close();
}
