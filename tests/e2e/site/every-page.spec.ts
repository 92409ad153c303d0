import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { findHtmlProblems } from "#tests/support/browser/html-problems";
import { expect, test } from "../fixtures";

/** The routes of SEO-002 that are in the sitemap, or that answer without being in it. */
const routesOfTheSpecification = [
  "/",
  "/about-us",
  "/aboutus",
  "/contact",
  "/products",
  "/products/kitchen-cabinets",
  "/products/kitchen-cabinets/jsi-cabinetry",
  "/products/kitchen-cabinets/uscd",
  "/search",
  "/book-appointment",
  "/free-kitchen-design",
  "/order-samples",
  "/kitchen-finance-options",
  "/inspiration-gallery",
  "/inspiration-gallery/kitchen-1",
  "/inspiration-gallery/kitchen-2",
  "/inspiration-gallery/kitchen-3",
  "/inspiration-gallery/kitchen-4",
  "/inspiration-gallery/kitchen-5",
  "/inspiration-gallery/kitchen-6",
  "/how-to-buy-kitchen",
  "/visualizer",
  "/estimator",
  "/reviews",
  "/terms-and-conditions",
  "/privacy-policy",
  "/faqs",
  "/claim",
  "/shipping-policy",
  "/return-and-cancellation-policy",
  "/checkout",
];

/** One page of every template, and the page of an unknown URL. */
const oneOfEachKind = [
  "/products/shaker",
  "/products/kitchen-cabinets/jsi-cabinetry/trnv",
  "/products/kitchen-cabinets/uscd/wtse",
  "/blogs",
  "/blogs/measuring-a-kitchen",
  "/blogs/category/planning",
  "/blogs/authors/walt-brennan",
  "/search?query=shaker",
  "/products/kitchen-cabinets?family=blue&finish=painted&sort=z-a",
  "/visualizer?room=kitchen&main=wtse&island=trnv",
  "/favorites",
  "/favorites?style=trnv&style=wtse",
  "/compare",
  "/compare?style=trnv&style=wtse",
  "/my-account/sign-in",
  "/order/split-payment",
  "/kitchen-installation",
  "/payment/fail",
  "/newsletter/unsubscribe",
  "/newsletter/confirm/no-such-link",
  "/nowhere",
  "/products/kitchen-cabinets/uscd/no-such-door",
];

const looked = [...routesOfTheSpecification.filter((path) => path !== "/aboutus"), ...oneOfEachKind];

test("serves a page for every route of the specification [PAGE-008] [PAGE-010] [PAGE-011] [PAGE-013] [SEO-002] @journey", async ({
  request,
}) => {
  const answers: [string, number][] = [];
  for (const path of [...looked, "/aboutus"]) answers.push([path, (await request.get(path)).status()]);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([
    ["/nowhere", 404],
    ["/products/kitchen-cabinets/uscd/no-such-door", 404],
  ]);
});

/** The features of the storefront, each with a text of the page that has it. */
const offers: readonly (readonly [what: string, path: string, word: string])[] = [
  ["categories and door styles", "/products", "Kitchen cabinets"],
  ["styles by vendor brand", "/products/kitchen-cabinets/jsi-cabinetry", "Trenton Recessed Navy"],
  ["finishes", "/products/kitchen-cabinets/jsi-cabinetry/trnv", "Royal"],
  ["a visualizer", "/visualizer", "Main cabinets"],
  ["free samples", "/order-samples", "sample"],
  ["a blog with authors", "/blogs/authors/walt-brennan", "Walt Brennan"],
  ["a blog with categories", "/blogs/category/planning", "Planning"],
  ["FAQs", "/faqs", "Is soft-close included?"],
  ["contact and help", "/contact", "(406) 555-0142"],
  ["finance options", "/kitchen-finance-options", "interest"],
  ["reviews", "/reviews", "out of 5 stars"],
  ["policies", "/return-and-cancellation-policy", "return"],
  ["an appointment widget", "/book-appointment", "Set a time"],
  ["review badges", "/products/kitchen-cabinets/jsi-cabinetry/trnv", "reviews"],
  ["free kitchen design requests", "/free-kitchen-design", "Request my plan"],
  ["an estimator", "/estimator", "estimate"],
  ["configurable forms", "/contact", 'aria-label="Contact'],
  ["claims", "/claim", 'aria-label="Claim'],
  ["a checkout", "/checkout", "Checkout"],
  ["quote payment", "/quote/payment", "Quote not found."],
  ["installment payment", "/order/split-payment", "order"],
];

test("offers everything that the specification lists [PAGE-002]", async ({ request }) => {
  const missing: string[] = [];
  for (const [what, path, word] of offers)
    if (!(await (await request.get(path)).text()).includes(word)) missing.push(`${what}: ${path}`);
  expect(missing).toEqual([]);
});

test("renders valid HTML with consecutive heading levels on every page", async ({ request }) => {
  test.setTimeout(300_000);
  const findings: string[] = [];
  for (const path of looked)
    findings.push(...(await findHtmlProblems(path, await (await request.get(path)).text())));
  expect(findings).toEqual([]);
});

test("does not scroll sideways at 320 px or request another origin before consent, on any page", async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(300_000);
  await context.clearCookies();
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${shop.url}/`))
      foreign.push(`${new URL(request.frame().url()).pathname} ${request.url()}`);
  });
  for (const path of looked) {
    await page.goto(path);
    await page.waitForLoadState("load");
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`${path}: ${over} px`);
  }
  expect(wide).toEqual([]);
  // The card form loads only when the shopper chooses a card.
  expect(foreign).toEqual([]);
});

test("has no axe findings on any page at three widths, and keeps text off the edge of colored bands", async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const touching: string[] = [];
  for (const path of looked)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoAxeFindings(page);
        const bands = width === 820 ? [] : await page.evaluate(touchingBands);
        for (const band of bands) touching.push(`${path} at ${width}: ${band}`);
      }
    });
  expect(touching).toEqual([]);
});

/** Returns each colored band whose preceding text is less than 24 px away. */
function touchingBands(): readonly string[] {
  const bands = [...document.querySelectorAll("main section:is(.on-dark, .bg-paper-deep)")];
  return bands.flatMap((band) => {
    const above = (band.closest("[data-lazy-part]") ?? band).previousElementSibling;
    const words = [...(above?.querySelectorAll("h1,h2,h3,p,li,a") ?? [])].filter(
      (element) =>
        element.checkVisibility() && !element.closest("details:not([open]), .sr-only, [aria-hidden]"),
    );
    const lowest = Math.max(0, ...words.map((element) => element.getBoundingClientRect().bottom));
    return band.getBoundingClientRect().top - lowest < 24 ? [band.textContent?.slice(0, 40) ?? ""] : [];
  });
}

/** One page of each template, and a text that must be on paper. */
const printed = [
  ["/products/kitchen-cabinets/jsi-cabinetry/trnv", "Soft-close"],
  ["/blogs/measuring-a-kitchen", "Measuring a Kitchen So That the Cabinets Fit"],
  ["/return-and-cancellation-policy", "return"],
  ["/faqs", "Is soft-close included?"],
  ["/kitchen-finance-options", "interest"],
  ["/about-us", "A small shop that likes corners"],
  ["/contact", "117 South Central Avenue"],
] as const;

test("hides interactive controls on paper and clips nothing", async ({ page }) => {
  test.setTimeout(120_000);
  // The printable area of a US sheet of paper, without the browser's margins.
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: "print" });
  for (const [path, words] of printed)
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState("load");
      await expect(page.getByRole("main")).toContainText(words);
      await expect(
        page.locator("body > header, body > footer, body > aside, dialog").locator("visible=true"),
      ).toHaveCount(0);
      // A button with a picture prints as the picture.
      await expect(page.locator("main button:not(:has(img))").locator("visible=true")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }).locator("visible=true")).toHaveCount(1);
      expect(await page.evaluate(cutOff), path).toEqual([]);
    });
});

test("prints the door of a style page", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/products/kitchen-cabinets/jsi-cabinetry/trnv");
  await expect(page.locator("main img").first()).toBeVisible();
});

/** Returns text and pictures that are clipped by the paper's edge or by their container. */
function cutOff(): readonly string[] {
  const edge = document.documentElement.clientWidth + 1;
  const shown = [...document.querySelectorAll("main :is(h1,h2,h3,p,li,td,th,dd,dt,img)")];
  return shown.flatMap((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || element.closest(".sr-only")) return [];
    return left < -1 || right > edge ? [`${element.tagName} ${element.textContent?.slice(0, 40)}`] : [];
  });
}
