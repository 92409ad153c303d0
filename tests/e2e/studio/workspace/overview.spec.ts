import { fetchStoredDocument, locateTextBox } from "#tests/support/browser/studio";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

test("lists why each document is missing from the shop, and links to the document", async ({
  page,
  baseURL,
}) => {
  const written = await page.request.post("/lake/v2025-02-19/data/mutate/production", {
    headers: { origin: baseURL ?? "" },
    data: { mutations: [{ create: halfAPage }, { create: neverPublished }, { create: switchedOff }] },
  });
  expect(written.status()).toBe(200);
  await page.goto("/studio/unshown");
  const finding = (title: string, reason: string) =>
    page.getByRole("listitem").filter({ hasText: title }).filter({ hasText: reason });
  const missingPicture = finding("Half a page", "Choose a picture.");
  await expect(missingPicture).toContainText("“Blocks 1, Picture”", { timeout: 60_000 });
  await expect(finding("Bank transfer", "It is switched off.")).toBeVisible();
  await expect(finding("Spring sale", "A draft: visitors can't see it yet.")).toBeVisible();
  await missingPicture.getByRole("link").click();
  await locateTextBox(page, "title", "Half a page");
});

const halfAPage = {
  _id: "page-half",
  _type: "page",
  title: "Half a page",
  name: "half-a-page",
  path: "/half-a-page",
  blocks: [{ _key: "a", _type: "banner", title: "A kitchen" }],
};
const switchedOff = {
  _id: "payment-bank",
  _type: "paymentMethod",
  name: "bank",
  title: "Bank transfer",
  enabled: false,
  scopes: ["sample-order"],
};
const neverPublished = {
  _id: "drafts.page-spring-sale",
  _type: "page",
  title: "Spring sale",
  path: "/spring-sale",
};

test("reorders brands by keyboard, in the Studio and in the shop", async ({ page, request }) => {
  const rank = async (id: string) => (await fetchStoredDocument(page, id))?.orderRank;
  expect([await rank("brand-jsi-cabinetry"), await rank("brand-uscd")]).toEqual([10, 20]);
  const firstBrand = async () => {
    const [, list = ""] = (await (await request.get("/products/kitchen-cabinets")).text()).split("<main");
    return /href="\/products\/kitchen-cabinets\/([^/"]+)\/[^/"]+"/.exec(list)?.[1];
  };
  expect(await firstBrand()).toBe("jsi-cabinetry");

  await page.goto("/studio/structure/order-in-the-shop;order-brand");
  const orderItems = page.getByTestId("order-list").getByRole("listitem");
  await expect(orderItems.first()).toContainText("JSI Cabinetry");
  await page.getByRole("button", { name: "Move JSI Cabinetry" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("JSI Cabinetry is at 1 of 2.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("JSI Cabinetry is at 2 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(orderItems.first()).toContainText("USCD");
  await expect.poll(() => rank("brand-jsi-cabinetry")).toBe(20);
  expect(await rank("brand-uscd")).toBe(10);
  expect(await firstBrand()).toBe("uscd");
});
