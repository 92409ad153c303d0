import { expect } from "@playwright/test";
import { asCustomer } from "#tests/support/states/state";
import { giveOwnClientIp } from "./client-ip";
import { test } from "./fixtures";

test("the error page shows the id of the failed request, which the log names", async ({
  page,
  records,
  shop,
}) => {
  await giveOwnClientIp(page, shop.url);
  const stage = { url: shop.url, records, log: shop.output };
  const failed = page.waitForResponse((response) => response.status() === 500);
  await asCustomer("full", ({ orders }) => orders.unreadable)(page, stage);
  const requestId = (await failed).headers()["x-request-id"] ?? "";
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.getByRole("main").getByText("Error reference:")).toHaveText(
    `Error reference: ${requestId}`,
  );
  await expect
    .poll(() =>
      shop
        .output()
        .split("\n")
        .some((line) => line.includes(requestId) && line.includes("a request failed")),
    )
    .toBe(true);
});
