import type { Locator } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

test.describe("header and footer on a desktop", () => {
  test("opens one mega menu by keyboard, shows its groups and picture, and closes on Escape [NAV-001] [NAV-004] @journey", async ({
    page,
  }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    const more = page.getByRole("button", { name: "More in Kitchen Cabinets" });
    await more.focus();
    await page.keyboard.press("ArrowDown");
    const first = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "JSI Cabinetry" });
    await expect(first).toBeFocused();
    const picture = page.getByRole("img", { name: /Dark wood kitchen/ });
    await expect(picture).toBeVisible();
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(563 / 375, 1);
    const panel = page.locator("[data-panel]", { has: picture });
    const titles = panel.locator("p", { hasText: /^(JSI Cabinetry|USCD)$/ });
    await expect(titles).toHaveText(["JSI Cabinetry", "USCD"]);
    const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(tops[0], "two groups stand in two columns").toBe(tops[1]);
    await expect(panel.getByRole("link", { name: "Trenton Recessed" })).toHaveAttribute(
      "href",
      "/products/kitchen-cabinets/jsi-cabinetry/trnv",
    );
    await expectNoAxeFindings(page, { within: "header" });
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(more).toBeFocused();
  });

  test("keeps one menu open at a time and closes it on a click outside [NAV-001]", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page, "header");
    const help = page.getByRole("button", { name: "More in Help" });
    await page.getByRole("button", { name: "More in Kitchen Cabinets" }).press("Enter");
    await help.press("Enter");
    await expect(help).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("button", { name: "More in Kitchen Cabinets" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await page.mouse.click(700, 800);
    await expect(help).toHaveAttribute("aria-expanded", "false");
  });

  test("shows a menu item only on its configured devices [NAV-003]", async ({ page }) => {
    await page.goto("/");
    const contact = page.locator("header").getByRole("link", { name: "Contact" });
    await expect(contact).toBeVisible();
    await page.setViewportSize({ width: 900, height: 1100 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(
      page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "About" }),
    ).toBeVisible();
    await expect(contact.filter({ visible: true })).toHaveCount(0);
  });

  test("shows a menu item as an icon with an accessible name [NAV-003]", async ({ page }) => {
    await page.goto("/");
    const call = page.locator("header").getByRole("link", { name: "Call (406) 555-0142" });
    await expect(call).toHaveAttribute("href", "tel:+14065550142");
    await expect(call.locator("svg")).toBeVisible();
    expect((await call.boundingBox())?.width).toBeLessThan(60);
    await page.setViewportSize({ width: 900, height: 1100 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const listed = page
      .getByRole("dialog", { name: "Menu" })
      .getByRole("link", { name: "Call (406) 555-0142" });
    await expect(listed.locator("svg")).toBeVisible();
  });

  test("shows the account link as an icon on a tablet, and with text in the menu", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1100 });
    await page.goto("/");
    const widthOf = (link: Locator) => link.evaluate((link) => link.getBoundingClientRect().width);
    expect(await widthOf(page.getByRole("link", { name: "Sign in" }))).toBeLessThan(60);
    await page.getByRole("button", { name: "Open menu" }).click();
    const text = page.getByRole("dialog", { name: "Menu" }).getByText("Sign in", { exact: true });
    await expect(text).toBeVisible();
    expect(await widthOf(text)).toBeGreaterThan(40);
  });

  test("sticks to the top after 200 px of scrolling, and offers 'Back to top' [NAV-008] [NAV-010]", async ({
    page,
  }) => {
    await page.goto("/");
    const bar = page.locator(".header-bar");
    const up = page.getByRole("button", { name: "Back to top" });
    await page.evaluate(() => scrollTo(0, 190));
    await expect(bar).not.toHaveClass(/sticky-header/);
    await expect(up).toBeHidden();
    await page.evaluate(() => scrollTo(0, 240));
    await expect(bar).toHaveClass(/sticky-header/);
    await up.click();
    await expect(bar).not.toHaveClass(/sticky-header/);
    await expect(page.locator("#main")).toBeFocused();
  });

  test("hides 'Back to top' while it would cover a field [NAV-010] @phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/contact");
    await waitUntilHydrated(page);
    // A hidden button has no role.
    const up = page.locator(".back-to-top");
    const field = page.getByRole("main").getByLabel("Phone").first();
    const { bottom, right } = await up.evaluate((button) => button.getBoundingClientRect().toJSON());
    expect(right).toBeLessThanOrEqual(390);
    await field.evaluate((input, target) => {
      window.scrollBy({ top: input.getBoundingClientRect().bottom - target, behavior: "instant" });
    }, bottom);
    await expect(up).toBeHidden();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(up).toBeVisible();
  });

  test("counts the samples in the browser's cart, and sizes the logo 3 to 1 [NAV-005]", async ({ page }) => {
    await page.goto("/");
    const cart = page.locator("header").getByRole("link", { name: /samples? in your cart/ });
    await expect(cart).toHaveAccessibleName(/0 samples in your cart/);
    await waitUntilHydrated(page, "header");
    await page.evaluate(() => {
      const finish = { type: "color", label: "Color", value: "navy", image: "" };
      const items = [{ name: "Trenton Recessed Navy Sample Door", sku: "SMPL-TRNV", qty: 1, finish }];
      localStorage.setItem("selectedSamples", JSON.stringify({ items, expiry: Date.now() + 60_000 }));
      window.dispatchEvent(new Event("selectedSamplesUpdated"));
    });
    await expect(cart).toHaveAccessibleName(/1 sample in your cart/);
    const logo = page.locator("header img").first();
    await expect(logo).toHaveAttribute("width", "300");
    await expect(logo).toHaveAttribute("height", "100");
  });

  test("opens the cart over the page, and closes it with the focus on the link [NAV-005] @phone-journey", async ({
    page,
  }) => {
    await page.goto("/faqs");
    await page.evaluate(() => {
      const finish = { type: "color", label: "Color", value: "navy", image: "" };
      const items = [{ name: "Trenton Recessed Navy Sample Door", sku: "SMPL-TRNV", qty: 1, finish }];
      localStorage.setItem("selectedSamples", JSON.stringify({ items, expiry: Date.now() + 60_000 }));
    });
    await page.reload();
    await waitUntilHydrated(page, "header");
    const link = page.locator("header").getByRole("link", { name: /1 sample in your cart/ });
    await link.click();
    const cart = page.getByRole("dialog", { name: "Your samples" });
    await expect(cart.getByText("Trenton Recessed Navy Sample Door", { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL("/faqs");
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    await expect(cart).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await cart.getByRole("link", { name: "Check out" }).click();
    await expect(page).toHaveURL("/checkout");
  });

  test("leads to the sample list from the cart link without script [NAV-005]", async ({ browser, shop }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url });
    await page.goto("/faqs");
    await page
      .locator("header")
      .getByRole("link", { name: /samples in your cart/ })
      .click();
    await expect(page).toHaveURL("/order-samples");
    await page.close();
  });

  test("lists phone, email, address and hours in the footer [NAV-006] [FAQ-002]", async ({ page }) => {
    await page.goto("/");
    const footer = page.locator("footer");
    await expect(footer.getByRole("link", { name: "(406) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+14065550142",
    );
    await expect(footer.getByRole("link", { name: "hello@stileandrail.example" })).toHaveAttribute(
      "href",
      "mailto:hello@stileandrail.example",
    );
    await expect(footer.getByRole("link", { name: /117 South Central Avenue/ })).toHaveAttribute(
      "href",
      /^https:/,
    );
    await expect(footer).toContainText("8:30 am – 5:30 pm");
  });

  test("skips the header with the first link, and focuses the content after navigation", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.locator("header").getByRole("link", { name: "Order Samples" }).click();
    await expect(page).toHaveURL(/order-samples/);
    await expect(page.locator("#main")).toBeFocused();
  });

  test("answers an unknown path with a 404 page inside header and footer", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.locator("#main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("#main").getByRole("link").first()).toBeVisible();
  });

  for (const width of [390, 820, 1200, 1440, 2560])
    test(`fits header and footer into a window of ${width} px`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/no-such-page");
      await page.waitForLoadState("networkidle");
      expect(await findWideElements(page)).toEqual([]);
      await info.attach(`frame-${width}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: "image/png",
      });
    });
});

test.describe("header and menu on a phone @phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens the menu with one submenu at a time, and closes it on a click on the overlay [NAV-002] @phone-journey", async ({
    page,
  }) => {
    await page.goto("/");
    // Before hydration the button opens the menu as a popover, which does not have the dialog's open state.
    await waitUntilHydrated(page, "header");
    const open = page.getByRole("button", { name: "Open menu" });
    await open.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await menu.locator("summary", { hasText: "Kitchen Cabinets" }).click();
    await expect(menu.getByRole("link", { name: "Trenton Recessed" })).toBeVisible();
    await menu.locator("summary", { hasText: "Help" }).click();
    await expect(menu.getByRole("link", { name: "Shipping" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Trenton Recessed" })).toBeHidden();
    await expectNoAxeFindings(page, { within: "dialog[aria-label=Menu]" });
    await page.mouse.click(360, 500);
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("hides its header on scrolling down and shows it on scrolling up [NAV-009]", async ({ page }) => {
    await page.goto("/");
    const bar = page.locator(".header-bar");
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(400);
    await expect(bar).toHaveClass(/scrolling-down/);
    await scrollTo(300);
    await expect(bar).toHaveClass(/sticky-header/);
    await expect(bar).not.toHaveClass(/scrolling-down/);
    await scrollTo(0);
    await expect(bar).not.toHaveClass(/sticky-header|scrolling-down/);
  });
});
