import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "./fixtures";

/** The routes of S3 §2.1 and S2 §2.1 that stand in the site map of search engines, or answer beside it. */
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

/** One page of every kind that many documents share, and the page of an address that is not there. */
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

/** WHATWG's own rules, and no leap from one level of headings to another. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    // Phone fields are of type tel and ask for 'tel-national': ten digits, which is what browsers fill in there.
    rules: { "heading-level": "error", "valid-autocomplete": "off" },
  }),
);

/** Preloads of scripts that wait for the page (`edge/pages/scripts-last.ts`) stand in the body under a name of our own. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="(?:modulepreload|later)"[^>]*>/g, "");

test("every route of the specification serves its page [PAGE-008] [PAGE-010] [PAGE-011] [PAGE-013] [SEO-002]", async ({
  request,
}) => {
  const answers: [string, number][] = [];
  for (const path of [...looked, "/aboutus"]) answers.push([path, (await request.get(path)).status()]);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([
    ["/nowhere", 404],
    ["/products/kitchen-cabinets/uscd/no-such-door", 404],
  ]);
});

/** What the storefront offers (S1 §1), and a word of the page a visitor finds it on. */
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
  ["free kitchen design requests", "/free-kitchen-design", "Send us the room"],
  ["an estimator", "/estimator", "estimate"],
  ["configurable forms", "/contact", 'aria-label="Contact'],
  ["claims", "/claim", 'aria-label="Claim'],
  ["a checkout", "/checkout", "Checkout"],
  ["quote payment", "/quote/payment", "Quote not found."],
  ["instalment payment", "/order/split-payment", "order"],
];

test("the storefront offers what the specification says it does [PAGE-002]", async ({ request }) => {
  const missing: string[] = [];
  for (const [what, path, word] of offers)
    if (!(await (await request.get(path)).text()).includes(word)) missing.push(`${what}: ${path}`);
  expect(missing).toEqual([]);
});

test("the HTML of every page is valid, and its headings follow one another", async ({ request }) => {
  test.setTimeout(300_000);
  const findings: string[] = [];
  for (const path of looked) {
    const html = withoutPreloads(await (await request.get(path)).text());
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results)
      findings.push(
        ...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} @ ${selector}`),
      );
  }
  expect(findings).toEqual([]);
});

test("no page scrolls sideways at 320 px, or asks another origin before there is a consent", async ({
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
  // What takes a card at checkout is asked for when a card is.
  expect(foreign).toEqual([]);
});

test("axe finds nothing on any page at 390, 820 and 1440 px", async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of looked)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expectNoAxeFindings(page);
      for (const width of [820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoAxeFindings(page);
      }
    });
});
