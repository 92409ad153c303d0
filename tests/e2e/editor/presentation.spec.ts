import { publish, stored, textBox } from "#tests/support/browser/studio";
import { atTheDesk, expect, test, write } from "./editor";
import { clickToEdit, openBeside } from "./frame";

atTheDesk();

test.describe("the page beside the form", () => {
  // Less tall than other editors' windows: a frame of 2400 px would draw the whole page.
  test.use({ viewport: { width: 1440, height: 900 } });

  test("what is typed stands in the frame before it is stored, and the frame is not read again for it", async ({
    page,
  }) => {
    const shop = await openBeside(page, "/about-us");
    await clickToEdit(
      page,
      shop.getByText("Three habits"),
      'page/page-about-us/blocks[_key=="principles"].title',
    );
    const words = await textBox(page, 'blocks[_key=="principles"].title', "Three habits");
    let store = () => {};
    const held = new Promise<void>((resolve) => {
      store = resolve;
    });
    await page.route(/\/data\/(actions|mutate)\//, async (route) => {
      await held;
      await route.continue();
    });
    await words.press("End");
    await words.pressSequentially(" of ours");
    await expect(shop.getByText("Three habits of ours")).toBeVisible();
    expect(await stored(page, "drafts.page-about-us")).toBeUndefined();
    store();
    await expect
      .poll(() => stored(page, "drafts.page-about-us"))
      .toMatchObject({
        blocks: expect.arrayContaining([expect.objectContaining({ title: "Three habits of ours" })]),
      });
    await write(page, { delete: { id: "drafts.page-about-us" } });
  });

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
