import { expect, test } from "../fixtures";

test.describe("the started shop", () => {
  test("opens the home page @journey", async ({ page }) => {
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("main")).toBeVisible();
  });

  test("says that it is well", async ({ request }) => {
    const answer = await request.get("/healthz");
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, database: true });
  });
});
