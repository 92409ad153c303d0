import { collectConsoleErrors } from "#tests/support/browser/console-errors";
import { expect, test } from "../fixtures";

const style = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

test.describe("the content security policy", () => {
  for (const path of ["/", style, "/order-samples", "/checkout", "/no-such-page"]) {
    test(`causes no violation on ${path}`, async ({ page }) => {
      const errors = collectConsoleErrors(page);
      await page.goto(path);
      await page.waitForFunction(() => "__remixRouter" in window || "__reactRouterDataRouter" in window);
      expect(errors.filter((error) => error.includes("Content Security Policy"))).toEqual([]);
    });
  }

  test("blocks a script that was injected into a cached page", async ({ page }) => {
    await page.goto("/");
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.smuggled = true";
      document.body.append(script);
      return "smuggled" in window;
    });
    expect(ran).toBe(false);
  });

  test("allows the payment provider on the checkout only", async ({ request, shop }) => {
    const checkout = (await request.get("/checkout")).headers()["content-security-policy"];
    const home = (await request.get("/")).headers()["content-security-policy"];
    expect(checkout).toContain(shop.sandboxUrl);
    // Public pages allow only the sandbox's reCAPTCHA folder.
    expect(home?.replaceAll(`${shop.sandboxUrl}/recaptcha/`, "")).not.toContain(shop.sandboxUrl);
  });
});

test.describe("the HTTP cache headers", () => {
  test("serves the same bytes to every visitor, and 304 for a matching ETag", async ({ request }) => {
    const first = await request.get(style, { headers: { Cookie: "a=1", "User-Agent": "one" } });
    const second = await request.get(`${style}?utm_source=mail`, { headers: { "User-Agent": "two" } });
    expect(await first.text()).toBe(await second.text());
    expect(first.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const etag = first.headers().etag ?? "";
    expect((await request.get(style, { headers: { "If-None-Match": etag } })).status()).toBe(304);
  });

  test("sends no-store for personal pages", async ({ request }) => {
    for (const path of ["/checkout", "/order/success", "/payment/fail"]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.headers()["cache-control"], path).toBe("no-store");
    }
  });

  test("caches built files as immutable, and answers 404 for an unknown one", async ({ page, request }) => {
    await page.goto("/");
    const script = await page.locator('link[rel="stylesheet"]').first().getAttribute("href");
    const built = await request.get(script ?? "");
    expect(built.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await request.get("/assets/none-12345678.js")).status()).toBe(404);
  });
});

test.describe("requests of other sites", () => {
  test("rejects calls of other origins to the API with 403", async ({ request }) => {
    const answer = await request.post("/api/order", {
      headers: { Origin: "https://evil.example" },
      data: {},
    });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toEqual({
      success: false,
      message: "Requests from other sites are not accepted.",
    });
  });

  test("answers 404 for the demo pages behind a proxy", async ({ request }) => {
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    expect((await request.get("/demo/kit", { headers })).status()).toBe(404);
    expect((await request.get("/demo/kit")).status()).toBe(200);
  });
});
