import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  fillAddress,
  fillCart,
  montana,
  openCheckout,
  openSampleList,
  publishField,
} from "../pages/checkout-page";

const norwich = { style: "style-esnw", sku: "SMPL-ESNW", name: "Essex Norwich Sample Door" };
const farewell = `Item ${norwich.name} is no longer available and has been removed from your cart.`;

const offer = (request: APIRequestContext, shopUrl: string, isOffered: boolean) =>
  publishField(request, shopUrl, norwich.style, "orderSample", isOffered);

test.afterEach(({ request, shop }) => offer(request, shop.url, true));

test("removes a withdrawn sample from the cart and shows a message @phone @journey", async ({
  page,
  request,
  shop,
}) => {
  await fillCart(page, norwich.sku);
  await offer(request, shop.url, false);
  await openSampleList(page);
  await expect(page.getByTestId("sample-count")).toHaveText("0");
  await page
    .getByRole("button", { name: "Cart (0)" })
    .or(page.getByText(farewell))
    .filter({ visible: true })
    .click();
  await expect(page.getByText(farewell).filter({ visible: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("selectedSamples"))).toBeNull();
});

test("removes a sample withdrawn during checkout, and orders the others on the next submit", async ({
  page,
  request,
  shop,
}) => {
  await fillCart(page, norwich.sku, "SMPL-TRNV");
  await openCheckout(page);
  await fillAddress(page, montana);
  await expect(page.getByText("No payment is needed for this order.")).toBeVisible();
  await offer(request, shop.url, false);
  await clickPlaceOrder(page);
  await expect(
    page.getByText(
      "Some samples in your cart are no longer available, so we removed them. Please check your cart and submit again.",
    ),
  ).toBeVisible();
  await expect(page.getByText(farewell).filter({ visible: true })).toBeVisible();
  await expect(page.getByText("SMPL-ESNW")).toHaveCount(0);
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/order\/success$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your order is in.");
  await expect(page.getByText("Trenton Recessed Navy Sample Door")).toBeVisible();
  await expect(page.getByText(norwich.name)).toHaveCount(0);
});
