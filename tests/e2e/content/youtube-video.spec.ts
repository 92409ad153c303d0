import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

const watchUrl = "https://www.youtube.com/watch?v=abcdefghijk";
const filmPage = {
  _id: "page-youtube",
  _type: "page",
  name: "youtube",
  path: "/youtube-film",
  title: "A film",
  blocks: [
    { _type: "pageTitle", _key: "title", variant: "plain", title: "A film" },
    {
      _type: "videoCards",
      _key: "films",
      title: "Films",
      videos: [
        { _type: "videoCard", _key: "f", title: "Base cabinet", videoUrl: watchUrl, videoType: "youtube" },
      ],
    },
  ],
};

test.beforeEach(async ({ page, shop }) => {
  const headers = { Origin: shop.url };
  await page.request.post("/lake/auth/sign-in", { headers, maxRedirects: 0 });
  const data = { mutations: [{ createOrReplace: filmPage }] };
  const made = await page.request.post("/lake/v2025-02-19/data/mutate/production", { headers, data });
  expect(made.status(), await made.text()).toBe(200);
});

/** Replaces the player of YouTube, and lists the requested URLs. */
async function standInForYoutube(page: Page): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title><p>The film plays.</p>" });
  });
  return requests;
}

const film = (page: Page) => page.getByRole("link", { name: "Play video: Base cabinet" });
const player = (page: Page) => page.locator("iframe[title='Video: Base cabinet']");
const embedUrl = "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&playsinline=1&rel=0";

async function openFilmPage(page: Page): Promise<void> {
  await page.goto("/youtube-film");
  await waitUntilHydrated(page);
  await film(page).hover();
  await page.waitForLoadState("networkidle");
}

test.describe("a YouTube video @phone", () => {
  test("shows its title and the play button when its thumbnail does not load [PAGE-030]", async ({
    page,
  }) => {
    await page.route("**/api/films/*/picture", (route) => route.fulfill({ status: 404, body: "" }));
    await openFilmPage(page);
    await expect(film(page).locator("img")).toHaveCount(0);
    await expect(film(page).getByText("Base cabinet", { exact: true })).toBeVisible();
    await expect(film(page).locator(".play-sign svg")).toBeVisible();
  });

  test("asks for consent before anything of YouTube loads, and then plays in place [PAGE-029]", async ({
    page,
  }) => {
    const requests = await standInForYoutube(page);
    await openFilmPage(page);
    await film(page).press("Enter");
    const agree = page.getByRole("button", { name: "Play (loads YouTube)" });
    await expect(agree).toBeFocused();
    expect(requests).toEqual([]);
    await expectNoAxeFindings(page, { within: "main" });
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(film(page)).toBeFocused();
    await film(page).press("Enter");
    await agree.press("Enter");
    await expect(player(page).contentFrame().getByText("The film plays.")).toBeVisible();
    await expect(player(page)).toBeFocused();
    expect(requests).toEqual([embedUrl]);
    await expect(page.getByRole("link", { name: "Watch it on YouTube" })).toHaveAttribute("href", watchUrl);
    await expect(page).toHaveURL("/youtube-film");
  });

  test("plays on the first click after consent to marketing [PAGE-029]", async ({ page, context, shop }) => {
    await context.addCookies([{ name: "cookie_consent", value: "accepted", url: shop.url }]);
    const requests = await standInForYoutube(page);
    await openFilmPage(page);
    await film(page).click();
    await expect(player(page)).toBeVisible();
    await expect.poll(() => requests).toEqual([embedUrl]);
  });
});

test.describe("a YouTube video without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a link to the video on YouTube [PAGE-029]", async ({ page }) => {
    await page.goto("/youtube-film");
    await expect(film(page)).toHaveAttribute("href", watchUrl);
  });
});
