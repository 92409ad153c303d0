import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { stopClock } from "../browser/clock";
import { expect, test } from "../fixtures";

const widths = [390, 820, 1440] as const;

async function openKit(page: Page) {
  await page.goto("/demo/kit");
  await page.waitForLoadState("networkidle");
}

test.describe("the component gallery", () => {
  for (const width of widths)
    test(`shows every component without axe findings or sideways scrolling at ${width} px`, async ({
      page,
    }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openKit(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
      ).toEqual([]);
      expect(await findWideElements(page)).toEqual([]);
      await scrollThrough(page);
      await info.attach(`kit-${width}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: "image/png",
      });
    });

  test("opens a dialog, traps the focus, and returns it on Escape", async ({ page }) => {
    await openKit(page);
    const opener = page.getByRole("button", { name: "Open a dialog" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Remove this sample?" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include("dialog[open]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("closes a drawer on a click on the overlay", async ({ page }) => {
    await openKit(page);
    await page.getByRole("button", { name: "Open a drawer" }).click();
    const drawer = page.getByRole("dialog", { name: "Your samples" });
    await expect(drawer).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(drawer).toBeHidden();
  });

  test("keeps one item of an accordion open at a time [PAGE-032]", async ({ page }) => {
    await openKit(page);
    const first = page.getByText("Five to seven working days.");
    const second = page.getByText("Keep it. It helps to choose the wall paint.");
    await expect(first).toBeVisible();
    await page.locator("summary", { hasText: "Can I return a sample?" }).focus();
    await page.keyboard.press("Enter");
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
  });

  test("moves through tabs by arrow keys and wraps at the ends", async ({ page }) => {
    await openKit(page);
    const tab = (name: string) => page.getByRole("tab", { name });
    await tab("Specifications").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Description")).toBeFocused();
    await expect(tab("Description")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Description" })).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect(tab("Specifications")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Specifications" })).toBeFocused();
  });

  test("chooses a card by arrow keys and expands its details", async ({ page }) => {
    await openKit(page);
    await page.getByRole("radio", { name: /Standard/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /Expedited/ })).toBeChecked();
    await expect(page.getByText("Charged per sample to Alaska and Hawaii.")).toBeVisible();
  });

  test("focuses the error summary and links from it to the field", async ({ page }) => {
    await openKit(page);
    await page.getByRole("button", { name: "Send an empty form" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please check these fields" })).toBeFocused();
    await page.getByRole("link", { name: "ZIP code: This field is required" }).press("Enter");
    await expect(page.getByRole("textbox", { name: "ZIP code" })).toBeFocused();
  });

  test("replaces a toast by the next one and lets it be dismissed [MSG-001] [MSG-002]", async ({ page }) => {
    await openKit(page);
    const show = page.getByRole("button", { name: "Show a toast" });
    await show.click();
    await show.click();
    const messages = page.getByRole("region", { name: "Messages" });
    await expect(messages.getByText("Sample added to your cart")).toHaveCount(1);
    await messages.getByRole("button", { name: "Dismiss message" }).click();
    await expect(messages.getByText("Sample added to your cart")).toHaveCount(0);
  });

  test("fades a toast out after five seconds, within half a second [MSG-003]", async ({ page }) => {
    await openKit(page);
    await stopClock(page);
    await page.getByRole("button", { name: "Show a toast" }).click();
    const toast = page.getByRole("region", { name: "Messages" }).getByText("Sample added to your cart");
    await expect(toast).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(page.locator(".toast-fading")).toHaveCount(0);
    await page.clock.runFor(150);
    await expect(page.locator(".toast-fading")).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(150);
    await expect(toast).toHaveCount(0);
  });

  test("sorts and pages a table by keyboard [CAT-028]", async ({ page }) => {
    await openKit(page);
    const table = page.getByRole("table", { name: "Lines" });
    await expect(table.getByRole("row")).toHaveCount(11);
    await table.getByRole("button", { name: "Line" }).press("Enter");
    await expect(table.getByRole("columnheader", { name: "Line" })).toHaveAttribute("aria-sort", "ascending");
    await expect(table.getByRole("row").nth(1)).toContainText("Amesbury");
    await page
      .getByRole("navigation", { name: "Pages of Lines" })
      .getByRole("button", { name: "Page 2" })
      .press("Enter");
    await expect(table.getByRole("row")).toHaveCount(5);
    await page.getByLabel("Rows per page").selectOption("20");
    await expect(table.getByRole("row")).toHaveCount(15);
  });

  test("shows links to the first, the last and the neighboring pages [CAT-026]", async ({ page }) => {
    await openKit(page);
    const pages = page.getByRole("navigation", { name: "Pages of styles" });
    await pages.getByRole("button", { name: "Page 12" }).click();
    await expect(pages.getByRole("listitem")).toHaveText(["", "1", "…", "11", "12", ""]);
    await expect(pages.getByRole("button", { name: "Page 12" })).toHaveAttribute("aria-current", "page");
  });

  test("expands a long text and collapses it again [FAQ-006]", async ({ page }) => {
    await openKit(page);
    await page.locator("summary", { hasText: "Show More" }).click();
    await expect(page.getByText("you will see why when the morning light")).toBeVisible();
    await page.locator("summary", { hasText: "Show Less" }).click();
    await expect(page.getByText("you will see why when the morning light")).toBeHidden();
  });

  test("lists dropped files and removes one of them", async ({ page }) => {
    await openKit(page);
    await page.getByLabel("Sketch or photo of the room").setInputFiles([
      { name: "wall.png", mimeType: "image/png", buffer: Buffer.alloc(1536) },
      { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(20) },
    ]);
    const files = page.getByRole("list", { name: "Chosen files" });
    await expect(files.getByRole("listitem")).toHaveCount(2);
    await expect(files).toContainText("1.5 kB");
    await files.getByRole("button", { name: "Remove wall.png" }).click();
    await expect(files.getByRole("listitem")).toHaveCount(1);
  });

  test("opens pictures in a lightbox, steps by arrow keys, enlarges, and closes [PAGE-032] [PAGE-036]", async ({
    page,
  }) => {
    await openKit(page);
    const opener = page
      .getByRole("button", { name: /^Open / })
      .filter({ has: page.locator("img") })
      .first();
    await opener.click();
    const box = page.getByRole("dialog", { name: "Colors of this line" });
    await expect(box).toContainText("1 / 9");
    await page.keyboard.press("ArrowRight");
    await expect(box).toContainText("2 / 9");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(box).toContainText("9 / 9");
    await box.getByRole("button", { name: "Zoom in" }).click();
    await expect(box.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("slides a carousel by its arrows, and a wrapper only below 768 px [PAGE-033] [PAGE-034]", async ({
    page,
  }) => {
    await openKit(page);
    const wrapper = page.getByRole("group", { name: "Three of them", exact: true });
    await wrapper.scrollIntoViewIfNeeded();
    await expect(wrapper.locator(".slides")).toHaveCSS("display", "grid");
    const slider = page.getByRole("group", { name: "Colors of this line", exact: true });
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.locator(".keen-slider")).toBeVisible();
    await expect(slider.getByRole("button", { name: "Previous slide" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await slider.getByRole("button", { name: "Next slide" }).click();
    await expect(slider.getByRole("button", { name: "Previous slide" })).not.toHaveAttribute("aria-disabled");
    await page.setViewportSize({ width: 767, height: 900 });
    await wrapper.scrollIntoViewIfNeeded();
    await expect(wrapper.locator(".keen-slider")).toBeVisible();
    // This slider has its arrows only from 768 px, and dots below 480 px.
    await expect(wrapper.getByRole("button", { name: "Next slide" })).toBeHidden();
    const dots = wrapper.locator(".slider-controls > [aria-hidden] > span");
    await expect(dots.first()).toBeHidden();
    await page.setViewportSize({ width: 480, height: 900 });
    await expect(dots.first()).toBeHidden();
    await page.setViewportSize({ width: 479, height: 900 });
    await expect(dots.filter({ visible: true })).toHaveCount(3);
  });
});

/** Loads lazy pictures before the screenshot. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
