import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

const navy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";
const white = "/products/kitchen-cabinets/uscd/wtse";

test.describe("the favorites of a visitor", () => {
  test("keeps favorites in the browser, shares them by a link, compares and removes them @phone", async ({
    page,
  }) => {
    await page.goto("/favorites");
    await expect(page.getByText("No favorites yet")).toBeVisible();
    for (const [path, name] of [
      [navy, "Trenton Recessed Navy"],
      [white, "Shaker White"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("button", { name: `Save ${name}` }).click();
      await expect(page.getByRole("button", { name: `Save ${name}` })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    }
    await page.getByRole("link", { name: "Your favorites (2)" }).click();
    await expect(page).toHaveURL("/favorites?style=trnv&style=wtse");
    await expect(page.getByText("2 doors, saved in this browser.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Compare Trenton Recessed Navy" }).check();
    await page.getByRole("checkbox", { name: "Compare Shaker White" }).check();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL("/compare?style=trnv&style=wtse");
    await page.goBack();
    await page.getByRole("button", { name: "Remove Shaker White" }).click();
    await expect(page).toHaveURL("/favorites?style=trnv");
    await expect(page.getByText("1 door, saved in this browser.")).toBeVisible();
  });

  test("shows another visitor's favorites by their link and saves them with one click", async ({ page }) => {
    await page.goto("/favorites?style=wtse&style=nobody&style=trnv");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByText("2 doors, shared with you by link.")).toBeVisible();
    await page.getByRole("button", { name: "Save them all" }).click();
    await expect(page.getByText("2 doors, saved in this browser.")).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

/** The style codes that the browser stores, in their order. */
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("favoriteStyles") ?? "[]") as unknown);

/** Stores these favorites before the first page opens, and passes shared links to the test. */
async function seedFavorites(page: Page, ...codes: readonly string[]): Promise<readonly string[]> {
  const shared: string[] = [];
  await page.exposeFunction("noteShared", (url: string) => shared.push(url));
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem("begun")) localStorage.setItem("favoriteStyles", stored);
    sessionStorage.setItem("begun", "yes");
    Object.assign(navigator, { share: ({ url }: { url: string }) => Reflect.get(window, "noteShared")(url) });
  }, JSON.stringify(codes));
  return shared;
}

test.describe("the favorites of one browser", () => {
  test("lists favorites in the order they were added, shares them by URL, and leaves the page by Back", async ({
    page,
    shop,
  }) => {
    const shared = await seedFavorites(page, "yssg", "egw", "trnv");
    await page.goto("/faqs");
    await page.goto("/favorites");
    await expect(page).toHaveURL("/favorites?style=yssg&style=egw&style=trnv");
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([
      "Yarmouth Slab Sage",
      "Edgeline White",
      "Trenton Recessed Navy",
    ]);
    await page.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => shared).toEqual([`${shop.url}/favorites?style=yssg&style=egw&style=trnv`]);
    await page.goBack();
    await expect(page).toHaveURL("/faqs");
  });

  test("empties the page when the last favorite is removed, also from a style page", async ({ page }) => {
    await seedFavorites(page, "wtse", "trnv");
    await page.goto("/favorites");
    await expect(page.getByText("2 doors, saved in this browser.")).toBeVisible();
    let answer: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/favorites\.data/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.getByRole("button", { name: "Remove Shaker White" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByText("1 door, saved in this browser.")).toBeVisible();
    expect(await saved(page)).toEqual(["trnv"]);
    answer();
    await page.getByRole("button", { name: "Remove Trenton Recessed Navy" }).click();
    await expect(page).toHaveURL("/favorites");
    await expect(page.getByText("No favorites yet")).toBeVisible();
    expect(await saved(page)).toEqual([]);
    await page.goto(navy);
    const save = page.getByRole("button", { name: "Save Trenton Recessed Navy" });
    await save.click();
    await expect(page.getByRole("link", { name: "Your favorites (1)" })).toBeVisible();
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    expect(await saved(page)).toEqual([]);
  });

  test("keeps another visitor's favorites apart until they are saved, and saves each style once", async ({
    page,
  }) => {
    await seedFavorites(page, "egw", "wtse");
    await page.goto("/favorites?style=trnv&style=wtse&style=TRNV");
    await expect(page.getByText("2 doors, shared with you by link.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
    expect(await saved(page)).toEqual(["egw", "wtse"]);
    await page.getByRole("button", { name: "Save them all" }).click();
    await expect(page.getByText("2 doors, saved in this browser.")).toBeVisible();
    expect(await saved(page)).toEqual(["egw", "wtse", "trnv"]);
  });

  test("removes an unpublished style from the favorites and shows a message", async ({ page }) => {
    await seedFavorites(page, "trnv", "nobody", "wtse");
    await page.goto("/favorites");
    await expect(
      page.getByText("2 doors, saved in this browser. 1 door is no longer available."),
    ).toBeVisible();
    await expect.poll(() => saved(page)).toEqual(["trnv", "wtse"]);
  });

  test("keeps at most sixty favorites and drops the oldest first", async ({ page }) => {
    const sixty = Array.from({ length: 60 }, (_, at) => `door-${at}`);
    await seedFavorites(page, ...sixty);
    await page.goto(navy);
    await page.getByRole("button", { name: "Save Trenton Recessed Navy" }).click();
    await expect(page.getByRole("link", { name: "Your favorites (60)" })).toBeVisible();
    expect(await saved(page)).toEqual([...sixty.slice(1), "trnv"]);
  });

  test("selects at most four favorites to compare, and enables the fifth box when one is free", async ({
    page,
  }) => {
    await page.goto("/favorites?style=yssg&style=wtse&style=trnv&style=egw&style=amwt");
    const boxes = page.getByRole("checkbox");
    await waitUntilHydrated(page);
    for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
    await expect(boxes.nth(4)).toBeDisabled();
    await boxes.nth(1).uncheck();
    await boxes.nth(4).check();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL("/compare?style=yssg&style=trnv&style=egw&style=amwt");
  });

  test("shows a new favorite in another tab at once", async ({ page, context }) => {
    await page.goto(navy);
    const other = await context.newPage();
    await other.goto(white);
    await waitUntilHydrated(other);
    await page.getByRole("button", { name: "Save Trenton Recessed Navy" }).click();
    await expect(other.getByRole("link", { name: "Your favorites (1)" })).toBeVisible();
  });
});

test.describe("the comparison of door styles", () => {
  test("compares styles in the chosen order, each once, without unknown ones, and shares that order", async ({
    page,
    shop,
  }) => {
    const shared = await seedFavorites(page);
    const heads = page.getByRole("columnheader").locator("a[href^='/products/']");
    await page.goto("/compare?style=wtse&style=nobody&style=trnv&style=WTSE");
    await expect(heads).toHaveText(["Shaker White", "Trenton Recessed Navy"]);
    await page.getByLabel("Add a door").selectOption({ label: "Amesbury White" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(heads).toHaveText(["Shaker White", "Trenton Recessed Navy", "Amesbury White"]);
    await page.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => shared).toEqual([`${shop.url}/compare?style=wtse&style=trnv&style=amwt`]);
    for (const name of ["Trenton Recessed Navy", "Shaker White", "Amesbury White"])
      await page.getByRole("link", { name: `Remove ${name}` }).click();
    await expect(page).toHaveURL("/compare");
    await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  });

  test("copies the link of a comparison, or shows it where the browser cannot copy", async ({
    page,
    context,
    shop,
  }) => {
    const address = `${shop.url}/compare?style=trnv&style=wtse`;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto("/compare?style=trnv&style=wtse");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText(`Copy this link: ${address}`)).toBeVisible();
  });

  test("keeps compared styles in the URL, adds one, orders its sample, and removes one @phone", async ({
    page,
  }) => {
    await page.goto(navy);
    await page.getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL("/compare?style=trnv");
    await page.getByLabel("Add a door").selectOption({ label: "Shaker White" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page).toHaveURL("/compare?style=trnv&style=wtse");
    await expect(
      page.getByRole("row", { name: /^Construction Recessed with a profile Shaker$/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Add sample.*Shaker White$/ }).click();
    await expect(page.getByRole("button", { name: /^In your samples.*Shaker White$/ })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Remove Trenton Recessed Navy" }).click();
    await expect(page).toHaveURL("/compare?style=wtse");
    await expect(page.getByRole("columnheader")).toHaveCount(1);
  });

  test("compares at most four styles, even if the URL lists more, and works without script", async ({
    browser,
    shop,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url });
    await page.goto("/compare?style=trnv&style=wtse&style=yssg&style=egw&style=oxm");
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await page.goto("/compare?style=trnv");
    await page.getByLabel("Add a door").selectOption("wtse");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?style=trnv&style=wtse$/);
    await page.close();
  });
});
