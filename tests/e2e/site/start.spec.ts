import { expect, test } from "../fixtures";

test.describe("a started shop", () => {
  test("serves the home page @journey", async ({ page }) => {
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("main")).toBeVisible();
  });

  test("reports a healthy state and database at /healthz", async ({ request }) => {
    const answer = await request.get("/healthz");
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, database: true });
  });
});
