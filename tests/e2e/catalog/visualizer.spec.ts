import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

const caption = (page: Page) => page.getByRole("figure").getByRole("status");
const layers = (page: Page) => page.getByRole("figure").locator("img");

const rooms = [
  { slug: "kitchen", title: "Kitchen with an island", doors: "shaker doors" },
  { slug: "raised-panels", title: "Kitchen with raised panels", doors: "raised-panel doors" },
];

for (const { slug, title, doors } of rooms)
  test.describe(`the visualizer's ${title.toLowerCase()}`, () => {
    test("shows a kitchen in two finishes, keeps them in the URL, and orders both samples @phone-journey", async ({
      page,
    }) => {
      await page.goto(`/visualizer?room=${slug}`);
      await waitUntilHydrated(page);
      await expect(caption(page)).toHaveText("Cabinets in Shaker White, island in Trenton Recessed Navy.");
      await expect(layers(page)).toHaveCount(3);
      await expect(layers(page).first()).toHaveAttribute(
        "alt",
        `${title}. Cabinets in Shaker White, island in Trenton Recessed Navy`,
      );
      await expect(page.getByRole("figure")).toContainText(`A rendered kitchen with ${doors}`);
      const cabinets = page.getByRole("group", { name: "Cabinets" });
      await cabinets.getByRole("radio", { name: "Shaker Ivy" }).check({ force: true });
      await expect(caption(page)).toHaveText("Cabinets in Shaker Ivy, island in Trenton Recessed Navy.");
      await expect(page).toHaveURL(`/visualizer?room=${slug}&main=ivys&island=trnv`);
      await page.getByRole("group", { name: "Island" }).getByRole("radio", { name: "Shaker Honey" }).focus();
      await page.keyboard.press("Space");
      await expect(page).toHaveURL(`/visualizer?room=${slug}&main=ivys&island=hysk`);
      await expect(layers(page)).toHaveCount(3);
      await expectNoAxeFindings(page);
      await page.getByRole("button", { name: "Order these doors" }).click();
      await expect(page.getByRole("button", { name: "In your samples" })).toBeVisible();
      const skus = await page.evaluate(() => localStorage.getItem("selectedSamples") ?? "");
      expect(skus).toContain("SMPL-IVYS");
      expect(skus).toContain("SMPL-HYSK");
      await page.reload();
      await expect(caption(page)).toHaveText("Cabinets in Shaker Ivy, island in Shaker Honey.");
    });

    test("hides a layer whose picture does not load, and shows the next choice [CAT-012]", async ({
      page,
    }) => {
      const broken = await layerAddress(page, slug, "ivys");
      await page.route(
        (url) => url.pathname === broken,
        (route) => route.abort(),
      );
      await page.goto(`/visualizer?room=${slug}&main=ivys`);
      await waitUntilHydrated(page);
      await expect(layers(page).nth(1)).toBeHidden();
      await expect(layers(page).nth(0)).toBeVisible();
      await page
        .getByRole("group", { name: "Cabinets" })
        .getByRole("radio", { name: "Shaker Black" })
        .check({ force: true });
      await expect(layers(page)).toHaveCount(3);
      await expect(layers(page).nth(1)).toBeVisible();
    });

    test("downloads the visualizer's picture and shares its URL by email", async ({ page }) => {
      await page.goto(`/visualizer?room=${slug}&main=ivys&island=hysk`);
      await waitUntilHydrated(page);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download picture" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe("kitchen-ivys-hysk.jpg");
      expect(
        readFileSync(await file.path())
          .subarray(0, 3)
          .toString("hex"),
      ).toBe("ffd8ff");
      const email = await page.getByRole("link", { name: "Send to a friend" }).getAttribute("href");
      expect(email).toMatch(/^mailto:\?subject=Kitchen%20preview&body=Cabinets%20in%20Shaker%20Ivy/);
      expect(email).toContain(`room%3D${slug}%26main%3Divys%26island%3Dhysk`);
    });

    test("shows the room of the visualizer's URL without script", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/visualizer?room=${slug}&main=%3Cscript%3E&island=bksr`);
      await expect(caption(page)).toHaveText("Cabinets in Shaker White, island in Shaker Black.");
      await page
        .getByRole("group", { name: "Cabinets" })
        .getByRole("radio", { name: "Shaker Ivy" })
        .check({ force: true });
      await page.getByRole("button", { name: "Show it" }).click();
      await expect(page).toHaveURL(new RegExp(`room=${slug}&`));
      await expect(caption(page)).toHaveText("Cabinets in Shaker Ivy, island in Shaker Black.");
      await context.close();
    });
  });

test("switches rooms by keyboard, keeps the finishes, and shows another picture of each room", async ({
  page,
}) => {
  await page.goto("/visualizer?main=ivys&island=hysk");
  await waitUntilHydrated(page);
  const first = await sources(page);
  const choice = page.getByRole("group", { name: "Room" });
  await choice.getByRole("radio", { name: "Kitchen with an island" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/visualizer?main=ivys&island=hysk&room=raised-panels");
  await expect(choice.getByRole("radio", { name: "Kitchen with raised panels" })).toBeFocused();
  await expect(caption(page)).toHaveText("Cabinets in Shaker Ivy, island in Shaker Honey.");
  await expect(layers(page)).toHaveCount(3);
  const second = await sources(page);
  expect(first.filter((source) => second.includes(source))).toEqual([]);
  await expectNoAxeFindings(page);
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL("/visualizer?main=ivys&island=hysk&room=kitchen");
  await expect(layers(page)).toHaveCount(3);
  expect(await sources(page)).toEqual(first);
});

test("mentions the visualizer in a style's meta description [SEO-009]", async ({ request }) => {
  const html = await (await request.get("/products/kitchen-cabinets/jsi-cabinetry/trnv")).text();
  expect(html).toContain(
    "stylish, durable kitchen cabinets. Preview them in a rendered kitchen with our visualizer and order a door sample.",
  );
});

/** The URLs of the visible layers, from the bottom up. */
function sources(page: Page): Promise<readonly string[]> {
  return layers(page).evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
}

/** The path of the picture that shows the main cabinets in a finish. */
async function layerAddress(page: Page, room: string, code: string): Promise<string> {
  await page.goto(`/visualizer?room=${room}&main=${code}`);
  const src = await layers(page).nth(1).getAttribute("src");
  return new URL(src ?? "", page.url()).pathname;
}
