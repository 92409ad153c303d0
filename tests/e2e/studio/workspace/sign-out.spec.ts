import { signIn } from "#tests/support/browser/studio";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";
import { openOtherBrowser } from "../pages/other-browser";

setUpEditorTests();

test("signs every open tab out at once, and returns to its page after sign-in", async ({ browser, shop }) => {
  const first = await openOtherBrowser(browser, { baseURL: shop.url });
  await signIn(first);
  const second = await first.context().newPage();
  await first.goto("/studio/start");
  await second.goto("/studio/inbox");
  await expect(first.getByRole("heading", { name: "Your shop" })).toBeVisible();
  await expect(second.getByTestId("tool-collapse-menu")).toBeVisible();

  await first
    .getByRole("button")
    .filter({ has: first.getByTitle("Local Editor") })
    .click();
  await first.getByRole("menuitem", { name: "Sign out" }).click();
  await first.waitForURL("/studio/sign-in?next=%2Fstudio%2Fstart");
  await second.waitForURL("/studio/sign-in?next=%2Fstudio%2Finbox");
  await second.getByRole("button", { name: "Open the Studio" }).click();
  await second.waitForURL("/studio/inbox");
  await first.context().close();
});
