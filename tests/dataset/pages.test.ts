import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { documents } from "../../studio/dataset/build/documents";
import { objectsIn } from "./walk";

const pageShape = z.object({
  name: z.string(),
  path: z.string(),
  seo: z.object({ title: z.string(), description: z.string() }),
  breadcrumb: z.array(z.object({ text: z.string(), url: z.string() })),
  schemas: z.record(z.string(), z.object({ addSchema: z.boolean() })),
  blocks: z.array(z.object({ _type: z.string() })),
});
const pages = z.array(pageShape).parse(documents.filter(({ _type }) => _type === "page"));
const pageAt = (path: string) => pages.find((page) => page.path === path);

const switchedOn = (path: string) =>
  Object.entries(pageAt(path)?.schemas ?? {}).flatMap(([name, { addSchema }]) => (addSchema ? [name] : []));

describe("the pages of the demo shop", () => {
  it("carry the names the specification gives them [PAGE-005]", () => {
    const names = Object.fromEntries(pages.map(({ path, name }) => [path, name]));
    expect(names).toEqual({
      "/": "home",
      "/products": "products",
      "/products/kitchen-cabinets": "product-category",
      "/products/kitchen-cabinets/jsi-cabinetry": "jsi-cabinetry",
      "/products/kitchen-cabinets/uscd": "uscd",
      "/order-samples": "order-samples",
      "/checkout": "checkout",
      "/order/success": "order-success",
      "/payment/fail": "payment-failure",
      "/not-found": "not-found",
      "/about-us": "about-us",
      "/contact": "contact",
      "/faqs": "faqs",
      "/shipping-policy": "shipping-policy",
      "/return-and-cancellation-policy": "return-and-cancellation-policy",
      "/privacy-policy": "privacy-policy",
      "/terms-and-conditions": "terms-and-conditions",
    });
  });

  it("have titles of their own under 60 characters and descriptions of 70 to 160 [SEO-001]", () => {
    const titles = pages.map(({ seo }) => seo.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter((title) => title.length >= 60)).toEqual([]);
    const descriptions = pages.map(({ seo }) => seo.description);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it("name Sidney, Montana where they describe the shop [SEO-016]", () => {
    expect(pageAt("/")?.seo.title).toBe("Kitchen Cabinets in Sidney, Montana | Stile & Rail");
  });

  it("leave the trail of checkout, success, failure and not-found empty [SEO-004]", () => {
    const withoutTrail = pages.filter(({ breadcrumb }) => breadcrumb.length === 0).map(({ path }) => path);
    expect(withoutTrail).toEqual(["/checkout", "/order/success", "/payment/fail", "/not-found"]);
  });

  it("switch structured data on as the specification says [SEO-011, SEO-012, SEO-015]", () => {
    expect(switchedOn("/")).toEqual(["faq", "breadcrumb", "video"]);
    expect(switchedOn("/about-us")).toEqual(["faq", "breadcrumb", "video", "localBusiness", "organization"]);
    expect(switchedOn("/faqs")).toEqual(["faq", "breadcrumb", "googleSearchConsole", "googleTagManager"]);
  });

  it("build the home page from at least eight different blocks", () => {
    expect(new Set(pageAt("/")?.blocks.map(({ _type }) => _type)).size).toBeGreaterThanOrEqual(8);
  });
});

describe("the links of the demo shop", () => {
  it("lead to a page, a style or a film that exists", () => {
    const stylePaths = documents
      .filter(({ _type }) => _type === "style")
      .map((style) =>
        z
          .object({ code: z.object({ current: z.string() }), brand: z.object({ _ref: z.string() }) })
          .parse(style),
      )
      .map(
        ({ code, brand }) => `/products/kitchen-cabinets/${brand._ref.replace("brand-", "")}/${code.current}`,
      );
    const known = new Set([...pages.map(({ path }) => path), ...stylePaths]);
    const links = objectsIn(documents).flatMap(({ _type, path, url, href, videoUrl }) =>
      _type === "page" ? [] : [path, url, href, videoUrl].filter((link) => typeof link === "string"),
    );
    const own = [...new Set(links)].filter((link) => link.startsWith("/"));
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter((link) => !known.has(link) && !existsSync(`public${link}`))).toEqual([]);
    const elsewhere = links.filter((link) => !link.startsWith("/"));
    expect(
      elsewhere.filter((link) => !/^(https:\/\/www\.openstreetmap\.org|tel:\+1|mailto:hello@)/.test(link)),
    ).toEqual([]);
  });
});
