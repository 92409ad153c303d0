import { existsSync, readFileSync } from "node:fs";
import { documents } from "@stile-and-rail/demo-content";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { specifiedPages } from "../../scripts/check/specified-pages";
import { objectsIn } from "./walk";

const pageShape = z.object({
  name: z.string(),
  path: z.string(),
  seo: z.object({ title: z.string(), description: z.string() }).optional(),
  breadcrumb: z.array(z.object({ text: z.string(), link: z.object({ kind: z.string() }) })),
  schemas: z.record(z.string(), z.object({ addSchema: z.boolean() })),
  blocks: z.array(z.object({ _type: z.string() })),
});
const categoryShape = z.object({ title: z.string(), description: z.string() });
const categories = z.array(categoryShape).parse(documents.filter(({ _type }) => _type === "category"));
const pages = z.array(pageShape).parse(documents.filter(({ _type }) => _type === "page"));
const pageAt = (path: string) => pages.find((page) => page.path === path);

const switchedOn = (path: string) =>
  Object.entries(pageAt(path)?.schemas ?? {}).flatMap(([name, { addSchema }]) => (addSchema ? [name] : []));

describe("pages of the demo shop", () => {
  it("names the pages as the specification defines [PAGE-005]", () => {
    const names = Object.fromEntries(pages.map(({ path, name }) => [path, name]));
    expect(names).toEqual({
      "/": "home",
      "/products": "products",
      "/products/kitchen-cabinets": "product-category",
      "/products/kitchen-cabinets/jsi-cabinetry": "jsi-cabinetry",
      "/products/kitchen-cabinets/uscd": "uscd",
      "/products/kitchen-cabinets/:brandSlug/:styleName": "product-styles",
      "/search": "search",
      "/visualizer": "visualizer",
      "/favorites": "favorites",
      "/compare": "compare",
      "/estimator": "estimator",
      "/newsletter/unsubscribe": "newsletter-unsubscribe",
      "/order-samples": "order-samples",
      "/checkout": "checkout",
      "/order/success": "order-success",
      "/payment/fail": "payment-failure",
      "/payment/verify/:paymentMethod": "payment-verify",
      "/not-found": "not-found",
      "/not-found/door": "not-found-door",
      "/quote/payment": "quote-payment",
      "/order/split-payment": "split-payment",
      "/my-account": "my-account",
      "/my-account/orders": "my-orders",
      "/my-account/quotes": "my-quotes",
      "/my-account/addresses": "my-addresses",
      "/my-account/address/new": "new-address",
      "/my-account/address/edit/:id": "edit-address",
      "/my-account/profile": "my-profile",
      "/my-account/security": "my-sign-ins",
      "/my-account/data": "my-data",
      "/my-account/sign-in": "sign-in",
      "/my-account/sign-in/code": "sign-in-code",
      "/newsletter/confirm/:token": "newsletter-confirm",
      "/about-us": "about-us",
      "/contact": "contact",
      "/faqs": "faqs",
      "/blogs": "blogs",
      "/claim": "claim",
      "/reviews": "reviews",
      "/book-appointment": "book-appointment",
      "/free-kitchen-design": "free-kitchen-design",
      "/how-to-buy-kitchen": "how-to-buy-kitchen",
      "/kitchen-installation": "kitchen-installation",
      "/kitchen-finance-options": "kitchen-finance-options",
      "/inspiration-gallery": "inspiration-gallery",
      "/inspiration-gallery/kitchen-1": "kitchen-1",
      "/inspiration-gallery/kitchen-2": "kitchen-2",
      "/inspiration-gallery/kitchen-3": "kitchen-3",
      "/inspiration-gallery/kitchen-4": "kitchen-4",
      "/inspiration-gallery/kitchen-5": "kitchen-5",
      "/inspiration-gallery/kitchen-6": "kitchen-6",
      "/shipping-policy": "shipping-policy",
      "/return-and-cancellation-policy": "return-and-cancellation-policy",
      "/privacy-policy": "privacy-policy",
      "/terms-and-conditions": "terms-and-conditions",
    });
  });

  it("gives pages SEO texts except for the kitchen guide and the style page, which uses the style's [SEO-003] [SEO-007]", () => {
    expect(pages.flatMap(({ path, seo }) => (seo ? [] : [path]))).toEqual([
      "/products/kitchen-cabinets/:brandSlug/:styleName",
      "/how-to-buy-kitchen",
    ]);
  });

  it("names Sidney, Montana in the home page's title [SEO-016]", () => {
    expect(pageAt("/")?.seo?.title).toBe("Kitchen Cabinets in Sidney, Montana | Stile & Rail");
  });

  it("omits the breadcrumb on checkout, result, not-found, payment and account pages [SEO-004]", () => {
    const withoutTrail = pages.filter(({ breadcrumb }) => breadcrumb.length === 0).map(({ path }) => path);
    expect(withoutTrail).toEqual([
      "/products/kitchen-cabinets/:brandSlug/:styleName",
      "/estimator",
      "/newsletter/unsubscribe",
      "/checkout",
      "/order/success",
      "/payment/fail",
      "/payment/verify/:paymentMethod",
      "/not-found",
      "/not-found/door",
      "/my-account",
      "/my-account/orders",
      "/my-account/quotes",
      "/my-account/addresses",
      "/my-account/address/new",
      "/my-account/address/edit/:id",
      "/my-account/profile",
      "/my-account/security",
      "/my-account/data",
      "/my-account/sign-in",
      "/my-account/sign-in/code",
      "/newsletter/confirm/:token",
      "/quote/payment",
      "/order/split-payment",
    ]);
  });

  it("enables FAQ, breadcrumb, video and business data on the home, about and FAQ pages [SEO-011] [SEO-012] [SEO-013] [SEO-015]", () => {
    expect(switchedOn("/")).toEqual(["faq", "breadcrumb", "video"]);
    expect(switchedOn("/about-us")).toEqual(["faq", "breadcrumb", "video", "localBusiness", "organization"]);
    for (const path of ["/faqs", "/kitchen-finance-options"])
      expect(switchedOn(path)).toEqual(["faq", "breadcrumb", "googleSearchConsole", "googleTagManager"]);
  });

  it("compares all sixteen lines in a sortable table [CAT-028]", () => {
    const table = documents
      .flatMap((document) => objectsIn([document]))
      .find(({ _type, isSortable }) => _type === "dataTable" && isSortable === true);
    const rows = z.array(z.object({ cells: z.array(z.string()) })).parse(table?.rows);
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      "Amesbury",
      "Casselberry",
      "Dover",
      "Edgeline",
      "Essex",
      "Oxford",
      "Palermo",
      "Shaker",
      "Torino",
      "Torrance",
      "Trenton",
      "Trenton Recessed",
      "Upton",
      "Verona",
      "Yarmouth Raised",
      "Yarmouth Slab",
    ]);
    expect(rows.map(({ cells }) => cells)).toContainEqual([
      "Palermo",
      "USCD",
      "Slab",
      "Frameless",
      "Gloss",
      "1",
      "$12.50",
    ]);
  });

  it("includes a home page with at least eight different blocks", () => {
    expect(new Set(pageAt("/")?.blocks.map(({ _type }) => _type)).size).toBeGreaterThanOrEqual(8);
  });
});

describe("categories of the demo shop", () => {
  it("gives every category a description of 70 to 160 characters [SEO-001]", () => {
    const badLengths = categories.filter(
      ({ description }) => description.length < 70 || description.length > 160,
    );
    expect(badLengths).toEqual([]);
  });

  it("gives each category its own description [SEO-001]", () => {
    const descriptions = categories.map(({ description }) => description);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });
});

/** The routes that the requirement lists, with each of `/kitchen-1` to `/kitchen-6`. */
function readRequiredRoutes(): readonly string[] {
  const [, section = ""] = readFileSync("docs/requirements/seo.md", "utf8").split("### SEO-002\n");
  const [list = ""] = section.split("\nNote:");
  return [...list.matchAll(/`([^`]+)`(?: (to|\(listed twice\)))?/g)].flatMap(([, path = "", rest]) => {
    if (path === "*") return ["/not-found"];
    if (rest === "to") return [1, 2, 3, 4, 5].map((number) => path.replace("1", String(number)));
    return rest ? [path, path] : [path];
  });
}

describe("the list of pages that the demo dataset must contain", () => {
  it("requires a page for every route of SEO-002, for the door list and for the shop's further routes [SEO-002]", () => {
    expect([...specifiedPages].sort()).toEqual(
      [
        ...readRequiredRoutes(),
        "/products/kitchen-cabinets/:brandSlug/:styleName",
        "/order/split-payment",
        "/my-account",
        "/my-account/sign-in",
        "/my-account/address/new",
        "/my-account/address/edit/:id",
        "/blogs",
        "/newsletter/unsubscribe",
        "/estimator",
        "/kitchen-installation",
      ].sort(),
    );
  });
});

const linkShape = z.object({
  kind: z.string(),
  document: z.object({ _ref: z.string() }).optional(),
  address: z.string().optional(),
  mail: z.string().optional(),
  phone: z.string().optional(),
});

describe("links of the demo shop", () => {
  const links = z.array(linkShape).parse(objectsIn(documents).filter(({ _type }) => _type === "link"));

  it("has a target document in each link to a document, and in no other link of the demo shop", () => {
    expect(links.length).toBeGreaterThan(150);
    expect(links.filter(({ kind, document }) => (kind === "document") !== (document !== undefined))).toEqual(
      [],
    );
  });

  it("links outside the shop only to a map, the phone number and the email address", () => {
    const elsewhere = new Set(
      links.flatMap(({ address, mail: email, phone }) => address ?? email ?? phone ?? []),
    );
    expect([...elsewhere].sort()).toEqual([
      "+14065550142",
      "hello@stileandrail.example",
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search/),
    ]);
  });

  it("references the target of a link instead of storing a path", () => {
    const carriers = ["action", "menuItem", "menuGroup", "menuLink", "breadcrumbItem", "redirect"];
    const typed = objectsIn(documents).filter(
      ({ _type, path, url, to }) =>
        carriers.includes(String(_type)) && (path ?? url ?? (typeof to === "string" ? to : undefined)),
    );
    expect(typed).toEqual([]);
  });

  it("links only to video files that exist", () => {
    const films = objectsIn(documents).flatMap(({ videoUrl }) =>
      typeof videoUrl === "string" ? videoUrl : [],
    );
    expect(films.length).toBeGreaterThan(0);
    expect(films.filter((film) => !existsSync(`public${film}`))).toEqual([]);
  });
});
