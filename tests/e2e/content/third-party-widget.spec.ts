import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { startShop } from "#tests/support/shop/shop";
import { stopClock } from "../browser/clock";
import { expect, test } from "../fixtures";

const script = "https://booking.example/embed.js";
const fills = `for (const place of document.querySelectorAll(".booking-here"))
  place.textContent = "Tuesday at ten is free for " + place.dataset.calendar;`;

/** Starts a shop whose appointment page embeds a third-party calendar. */
async function withCalendar(page: Page, act: (shopUrl: string) => Promise<void>) {
  const shop = await startShop({ settings: { WIDGET_ORIGINS: "https://booking.example" } });
  try {
    await page.goto(`${shop.url}/studio`);
    await page.getByRole("button", { name: "Open the Studio" }).click();
    const answer = await page.request.post(`${shop.url}/lake/v2025-02-19/data/mutate/production`, {
      headers: { Origin: shop.url },
      data: { mutations: [{ createOrReplace: calendarPage }] },
    });
    expect(answer.status()).toBe(200);
    await act(shop.url);
  } finally {
    await shop.stop();
  }
}

const calendarPage = {
  _id: "page-calendar",
  _type: "page",
  name: "calendar",
  path: "/calendar",
  title: "Calendar",
  blocks: [
    { _type: "pageTitle", _key: "title", variant: "plain", title: "Come by" },
    {
      _type: "widget",
      _key: "widget",
      kind: "booking",
      title: "Choose an hour",
      scriptUrl: script,
      elementClass: "booking-here",
      attributes: [{ _type: "widgetAttribute", _key: "a", name: "data-calendar", value: "kitchens" }],
      actions: [],
    },
  ],
};

test("loads a calendar only on request, 700 px high, with a loading indicator for 1200 ms [PAGE-025]", async ({
  page,
}) => {
  await withCalendar(page, async (url) => {
    const requests: string[] = [];
    await page.route("https://booking.example/**", (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: fills });
    });
    await page.context().addCookies([{ name: "cookie_consent", value: "rejected", url }]);
    await page.goto(`${url}/calendar`);
    await page.waitForLoadState("networkidle");
    await expect(
      page.getByText("It comes from booking.example, which may set its own cookies."),
    ).toBeVisible();
    expect(requests).toEqual([]);
    await expectNoAxeFindings(page);

    await stopClock(page);
    await page.getByRole("button", { name: "Show the calendar" }).click();
    await expect(page.getByText("Tuesday at ten is free for kitchens")).toBeVisible();
    expect(requests).toEqual([script]);
    const container = page.locator(".booking-here");
    await expect(container).toHaveCSS("height", "700px");
    await expect(container).toHaveCSS("min-width", "320px");
    await expect(page.getByText("Loading …")).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(page.getByText("Loading …")).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText("Loading …")).toBeHidden();
  });
});

test("loads a calendar automatically for a visitor who accepted cookies", async ({ page }) => {
  await withCalendar(page, async (url) => {
    await page.route("https://booking.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: fills }),
    );
    await page.context().addCookies([{ name: "cookie_consent", value: "accepted", url }]);
    await page.goto(`${url}/calendar`);
    await expect(page.getByText("Tuesday at ten is free for kitchens")).toBeVisible();
  });
});

test("keeps the shop's text when the third-party service does not answer", async ({ page }) => {
  await withCalendar(page, async (url) => {
    await page.route("https://booking.example/**", (route) => route.abort());
    await page.goto(`${url}/calendar`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Show the calendar" }).click();
    await expect(page.getByText("This service isn't responding.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Choose an hour" })).toBeVisible();
  });
});

const badgeScript = (device: string) => `https://badges.example/${device}.js`;

test("loads the review badge of each device only after consent [CAT-004] [PAGE-026]", async ({ page }) => {
  const shop = await startShop({ settings: { WIDGET_ORIGINS: "https://badges.example" } });
  try {
    await page.goto(`${shop.url}/studio`);
    await page.getByRole("button", { name: "Open the Studio" }).click();
    const service = (device: string) => ({ scriptUrl: badgeScript(device), elementClass: `badge-${device}` });
    const badges = { areShown: true, desktop: service("desktop"), mobile: service("mobile") };
    const answer = await page.request.post(`${shop.url}/lake/v2025-02-19/data/mutate/production`, {
      headers: { Origin: shop.url },
      data: { mutations: [{ patch: { id: "siteSettings", set: { reviewBadges: badges } } }] },
    });
    expect(answer.status()).toBe(200);
    const requests: string[] = [];
    await page.route("https://badges.example/**", (route) => {
      const device = /(\w+)\.js$/.exec(route.request().url())?.[1] ?? "";
      requests.push(device);
      const body = `document.querySelector(".badge-${device}").textContent = "Five stars, says the ${device} badge";`;
      return route.fulfill({ contentType: "text/javascript", body });
    });
    const open = async (width: number, consent: string) => {
      await page.goto("about:blank");
      await page.setViewportSize({ width, height: 900 });
      await page.context().addCookies([{ name: "cookie_consent", value: consent, url: shop.url }]);
      await page.goto(`${shop.url}/products/kitchen-cabinets/jsi-cabinetry/trnv`);
      await page.waitForLoadState("networkidle");
    };
    const reviewLink = page.getByRole("main").getByRole("link", { name: /^\d\.\d from \d+ reviews$/ });
    for (const width of [1440, 390]) {
      await open(width, "rejected");
      await expect(reviewLink.filter({ visible: true })).toHaveCount(1);
    }
    expect(requests).toEqual([]);
    await open(1440, "accepted");
    await expect(page.getByText("Five stars, says the desktop badge")).toBeVisible();
    await open(390, "accepted");
    await expect(page.getByText("Five stars, says the mobile badge")).toBeVisible();
    expect(requests).toEqual(["desktop", "mobile"]);
  } finally {
    await shop.stop();
  }
});
