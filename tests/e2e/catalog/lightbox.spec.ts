import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const trentonNavy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

test.describe("the lightbox of a style's pictures", () => {
  test("opens a picture, steps through the others, and returns the focus when it closes @phone-journey", async ({
    page,
  }) => {
    await page.goto(trentonNavy);
    const door = page.getByRole("button", { name: /^Enlarge: / }).first();
    await door.click();
    const large = page.getByRole("dialog", { name: "Pictures of Trenton Recessed Navy" });
    await expect(large.getByText("1 / 3")).toBeVisible();
    await expect(large.getByRole("img"), "the whole of it").toBeInViewport({ ratio: 1 });
    await page.keyboard.press("ArrowRight");
    await expect(large.getByText("2 / 3")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
    await expect(door).toBeFocused();
  });

  test("enlarges a picture by key, click and pinch [PAGE-036] @phone", async ({ page }) => {
    await page.goto(trentonNavy);
    await page
      .getByRole("button", { name: /^Enlarge: / })
      .first()
      .click();
    const large = page.getByRole("dialog", { name: "Pictures of Trenton Recessed Navy" });
    const enlarge = large.getByRole("button", { name: "Zoom in" });
    const shrink = large.getByRole("button", { name: "Zoom out" });
    await enlarge.focus();
    await page.keyboard.press("Enter");
    await expect(shrink.locator("> span")).toHaveCSS("transform", "matrix(2, 0, 0, 2, 0, 0)");
    await shrink.click();
    await expect(enlarge.locator("> span")).toHaveCSS("transform", "none");

    await spread(page, enlarge, { from: 100, to: 150 });
    await expect(shrink.locator("> span")).toHaveCSS("transform", "matrix(1.5, 0, 0, 1.5, 0, 0)");
    await spread(page, shrink, { from: 100, to: 180 });
    await expect(shrink.locator("> span"), "twice its size at most").toHaveCSS(
      "transform",
      "matrix(2, 0, 0, 2, 0, 0)",
    );
    await spread(page, shrink, { from: 200, to: 60 });
    await expect(enlarge.locator("> span"), "the whole picture at least").toHaveCSS("transform", "none");
    expect(await page.evaluate(() => window.visualViewport?.scale), "the page stays as it is").toBe(1);
  });
});

/** Moves two fingers on a picture apart or together. The distances are in pixels. */
async function spread(page: Page, picture: Locator, { from, to }: { from: number; to: number }) {
  const box = await picture.boundingBox();
  if (!box) throw new Error("the picture is not on the page");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { id: 1, x: Math.round(x - apart / 2), y },
    { id: 2, x: Math.round(x + apart / 2), y },
  ];
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
  for (const apart of [from + (to - from) / 2, to])
    await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await browser.detach();
}
