import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { findHtmlProblems } from "#tests/support/browser/html-problems";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { headingsByRoute, pathOfEachKind, templatePaths } from "#tests/support/states/templates";
import { expect, test } from "../fixtures";

test("serves its own page at every route of the specification [PAGE-008] [PAGE-010] [PAGE-011] [PAGE-013] [SEO-002] @journey", async ({
  request,
}) => {
  const headings: [string, string][] = [];
  for (const path of Object.keys(headingsByRoute)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    headings.push([path, readHeading(await answer.text())]);
  }
  expect(Object.fromEntries(headings)).toEqual(headingsByRoute);
});

test("answers 404 for unknown pages only", async ({ request }) => {
  const answers: [string, number][] = [];
  for (const path of pathOfEachKind) answers.push([path, (await request.get(path)).status()]);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([
    ["/nowhere", 404],
    ["/products/kitchen-cabinets/uscd/no-such-door", 404],
  ]);
});

/** Returns the text of the only first-level heading. */
function readHeading(html: string): string {
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, content = ""]) => content);
  expect(headings).toHaveLength(1);
  return (headings[0] ?? "").replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
}

const brandPath = "/products/kitchen-cabinets/jsi-cabinetry";

/** The features of the storefront, each with an element in the main part of the page that has it. */
const offers: readonly (readonly [what: string, path: string, element: RegExp])[] = [
  [
    "product categories",
    "/products",
    /<a [^>]*href="\/products\/kitchen-cabinets"[^>]*><span[^>]*>See all 60 doors</,
  ],
  [
    "door styles of a vendor brand",
    brandPath,
    /<h2[^>]*><a [^>]*jsi-cabinetry\/trnv"[^>]*>Trenton Recessed /,
  ],
  ["finishes", `${brandPath}/trnv`, /<input [^>]*type="radio"[^>]* name="value"[^>]* value="royal"/],
  [
    "a visualizer",
    "/visualizer",
    /<form [^>]*action="\/visualizer"[^>]*><fieldset[^>]*><legend[^>]*>Room<\/legend>/,
  ],
  ["free samples", "/order-samples", /<button type="submit"[^>]*>Add selected samples<\/button>/],
  [
    "a blog with authors",
    "/blogs/authors/walt-brennan",
    /<article.*<span[^>]*>Walt Brennan<\/span>.*<\/article>/,
  ],
  ["a blog with categories", "/blogs/category/planning", /<article.*<p[^>]*>Planning<\/p><h2/],
  ["FAQs", "/faqs", /<summary[^>]*><h3[^>]*>Is soft-close included\?<\/h3>/],
  ["contact", "/contact", /<a [^>]*href="tel:\+14065550142"/],
  ["help", "/faqs", /<form [^>]*id="here-to-help-form"/],
  [
    "finance options",
    "/kitchen-finance-options",
    /<p[^>]*>No interest and no fees: you owe the price of the kitchen/,
  ],
  ["reviews", "/reviews", /<figure.*aria-label="4\.5 out of 5 stars".*<figcaption.*Bismarck, North Dakota/],
  ["policies", "/return-and-cancellation-policy", /<h1[^>]*>Returns and cancellations<\/h1>/],
  ["an appointment widget", "/book-appointment", /<h2[^>]*>Set a time<\/h2>/],
  ["review badges", `${brandPath}/trnv`, /<a [^>]*href="\/reviews"[^>]*>4\.6 from 12 reviews<\/a>/],
  ["free kitchen design requests", "/free-kitchen-design", /<form [^>]*id="free-kitchen-design-form"/],
  ["an estimator with a PDF", "/estimator", /<form [^>]*id="estimator-form".*>Download the PDF<\/button>/],
  ["configurable forms", "/contact", /<form [^>]*id="contact-form"/],
  ["claims", "/claim", /<form [^>]*id="claim-form"/],
  ["a checkout", "/checkout", /<button [^>]*type="submit"[^>]*>Place order<\/button>/],
  ["quote payment", "/quote/payment", /<h1[^>]*>Quote not found\. The link may be incorrect\.<\/h1>/],
  ["installment payment", "/order/split-payment", /<button [^>]*type="submit"[^>]*>Fetch Order<\/button>/],
];

test("serves every page of the list in PAGE-002 [PAGE-002]", async ({ request }) => {
  const missing: string[] = [];
  for (const [what, path, element] of offers) {
    const html = (await (await request.get(path)).text()).replace(/<!--.*?-->/g, "");
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    if (!element.test(main)) missing.push(`${what}: ${path}`);
    if (!/<button [^>]*aria-label="Back to top"/.test(html)) missing.push(`a back-to-top button: ${path}`);
  }
  expect(missing).toEqual([]);
});

test("renders valid HTML with consecutive heading levels on every page", async ({ request }) => {
  test.setTimeout(300_000);
  const findings: string[] = [];
  for (const path of templatePaths)
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
  for (const path of templatePaths) {
    await page.goto(path);
    await page.waitForLoadState("load");
    wide.push(...(await findWideElements(page)).map((problem) => `${path}: ${problem}`));
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
  for (const path of templatePaths)
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
    const texts = [...(above?.querySelectorAll("h1,h2,h3,p,li,a") ?? [])].filter(
      (element) =>
        element.checkVisibility() && !element.closest("details:not([open]), .sr-only, [aria-hidden]"),
    );
    const lowest = Math.max(0, ...texts.map((element) => element.getBoundingClientRect().bottom));
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
  for (const [path, text] of printed)
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState("load");
      await expect(page.getByRole("main")).toContainText(text);
      await expect(
        page.locator("body > header, body > footer, body > aside, dialog").locator("visible=true"),
      ).toHaveCount(0);
      // A button with a picture prints as the picture.
      await expect(page.locator("main button:not(:has(img))").locator("visible=true")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }).locator("visible=true")).toHaveCount(1);
      expect(await page.evaluate(cutOff), path).toEqual([]);
    });
});

test("prints a style page with the picture of its door", async ({ page }) => {
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
