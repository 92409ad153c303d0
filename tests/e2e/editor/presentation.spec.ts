import { publish, textBox } from "#tests/support/browser/studio";
import { atTheDesk, expect, test } from "./editor";

atTheDesk();

test.describe("the page beside the form", () => {
  // Less tall than other editors' windows: a frame of 2400 px would draw the whole page.
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a question is clicked, written anew while the page shows it, and published", async ({
    page,
    request,
  }) => {
    await page.goto("/studio/presentation?preview=/faqs");
    const shop = page.frameLocator("iframe");
    const question = shop.getByText("How do I clean the doors?").first();
    await expect(question).toBeVisible({ timeout: 60_000 });
    // The overlay takes the click when it has come; before that it is the page's own.
    await expect(async () => {
      await question.click();
      await expect(page.getByTestId("field-question")).toBeVisible({ timeout: 5_000 });
    }).toPass();

    const words = await textBox(page, "question", "How do I clean the doors?");
    await words.fill("How do I clean painted doors?");
    await expect(shop.getByText("How do I clean painted doors?").first()).toBeVisible();
    expect(await (await request.get("/faqs")).text()).not.toContain("How do I clean painted doors?");

    await publish(page);
    await expect
      .poll(async () => (await request.get("/faqs")).text())
      .toContain("How do I clean painted doors?");
    await expect(shop.getByText("How do I clean painted doors?").first()).toBeVisible();
  });
});
