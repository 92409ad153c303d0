import { describe, expect, it } from "vitest";
import { requiredDocuments } from "~/content/required-documents";
import { checkContent } from "../../scripts/doctor/content/check-content";
import type { ContentDocument } from "../../scripts/doctor/content/content-document";
import { describeContentProblem } from "../../scripts/doctor/content/content-problem";

/** The smallest content without problems: every required document, a menu, a rate, a tax and a payment method. */
const soundContent: readonly ContentDocument[] = [
  ...requiredDocuments
    .filter(({ type }) => type !== "siteSettings" && type !== "navigation")
    .map(({ type, field, value }, index) => ({ _id: `${type}-${index}`, _type: type, [field]: value })),
  { _id: "siteSettings", _type: "siteSettings", adminEmails: ["orders@shop.example"] },
  {
    _id: "navigation",
    _type: "navigation",
    header: [{ text: "Contact", type: "link" }],
    footer: [{ title: "Help", links: [{ text: "Contact" }] }],
  },
  {
    _id: "shipping",
    _type: "shippingMethod",
    isEnabled: true,
    calculateRateBy: "Item",
    rates: { byItem: { countries: [{ country: "US", states: [{ state: "MT", ratePerItem: 0 }] }] } },
  },
  {
    _id: "tax",
    _type: "taxRule",
    country: "US",
    states: [{ state: "MT", zipCodes: [{ zipCode: "*", taxPercentage: 0 }] }],
  },
  { _id: "payment", _type: "paymentMethod", name: "online-payment", enabled: true },
];

const without = (isLeftOut: (document: ContentDocument) => boolean) =>
  soundContent.filter((document) => !isLeftOut(document));
const replace = (id: string, fields: object) =>
  soundContent.map((document) => (document._id === id ? { ...document, ...fields } : document));

/** Returns each problem as '<severity>: <description> (<fix>)'. */
function listProblems(documents: readonly ContentDocument[], options?: Parameters<typeof checkContent>[1]) {
  return checkContent(documents, options).map(
    (problem) => `${problem.severity}: ${describeContentProblem(problem)} (${problem.fix})`,
  );
}

const image = { _type: "image", asset: { _ref: "image-1" }, alt: "A navy door" };
const asset = { _id: "image-1", _type: "sanity.imageAsset" };
const style = {
  _id: "style-trnv",
  _type: "style",
  name: "Trenton Navy",
  code: { current: "trnv" },
  brand: { _ref: "brand-jsi" },
  images: [image],
  finishGroups: [{ name: "color", items: [{ _ref: "finish-navy" }] }],
  sample: { sku: "SMPL-TRNV", enabled: true },
};
const catalog: readonly ContentDocument[] = [
  ...soundContent,
  asset,
  { _id: "brand-jsi", _type: "brand", name: "JSI", slug: { current: "jsi" } },
  { _id: "finish-navy", _type: "finish", label: "Navy" },
  style,
];

describe("the check of the content", () => {
  it("finds no problem in a shop that has everything it needs", () => {
    expect(listProblems(soundContent)).toEqual([]);
    expect(listProblems(catalog)).toEqual([]);
  });

  it("ignores drafts and documents of the system", () => {
    const draft = {
      _id: "drafts.page-new",
      _type: "page",
      path: "/checkout",
      seo: { title: "x".repeat(80) },
    };
    expect(listProblems([...soundContent, draft, { _id: "_.groups.a", _type: "system.group" }])).toEqual([]);
  });

  it("lists errors before warnings", () => {
    const documents = without(({ path, _type }) => path === "/checkout" || _type === "taxRule");
    expect(checkContent(documents).map(({ severity }) => severity)).toEqual(["error", "warning"]);
  });
});

describe("the check for missing content", () => {
  it.each([
    ["/", "it's the home page"],
    ["/order-samples", "visitors order their samples there"],
    ["/checkout", "customers pay there"],
    ["/order/success", "customers see it after an order"],
    ["/quote/payment", "customers pay their quotes there"],
    ["/order/split-payment", "customers pay the balance of an order there"],
    ["/payment/fail", "customers see it when a payment fails"],
    ["/payment/verify/:paymentMethod", "customers wait there while we check their payment"],
    [
      "/products/kitchen-cabinets/:brandSlug/:styleName",
      "every door style page gets its blocks and settings from it",
    ],
    ["/my-account/sign-in", "customers sign in there"],
    ["/not-found", "visitors see it when a page doesn't exist"],
  ])("reports the missing page document of %s [PAGE-006]", (path, reason) => {
    expect(listProblems(without((document) => document.path === path))).toEqual([
      `error: Module not found: no page document for ${path} (create and publish a page with the path ${path}: ${reason})`,
    ]);
  });

  it("reports a further page that the caller needs, and each of two entries [PAGE-006] [PAGE-011]", () => {
    const missing =
      "error: Module not found: no page document for /claim (create and publish a page with the path /claim)";
    const page = { _id: "page-claim", _type: "page", path: "/claim" };
    const second = { _id: "page-help", _type: "page", path: "/help", alsoAt: ["/claim"] };
    const pages = ["/claim", "/claim"];
    expect(listProblems(soundContent, { pages })).toEqual([missing, missing]);
    expect(listProblems([...soundContent, page], { pages })).toEqual([missing]);
    expect(listProblems([...soundContent, page, second], { pages })).toEqual([]);
  });

  it.each([
    ["formTemplate", "name", "checkout", "checkout gets its fields from it"],
    ["mailText", "type", "order-confirmation", "this email gets its text from it"],
    ["resultPage", "name", "order-success", "customers see it after a payment"],
  ])("reports the missing document %s with %s %s", (type, field, value, reason) => {
    expect(listProblems(without((document) => document._type === type && document[field] === value))).toEqual(
      [
        `error: no document ${type} "${value}" (create and publish a document ${type} with ${field} "${value}": ${reason})`,
      ],
    );
  });

  it("reports a block without a component [PAGE-006]", () => {
    const page = {
      _id: "page-about",
      _type: "page",
      title: "About us",
      path: "/about-us",
      blocks: [{ _type: "pageTitle" }, { _type: "carousel3000" }],
    };
    expect(listProblems([...soundContent, page])).toEqual([
      'error: page "About us" (page-about), blocks 2: Module not found: no block component carousel3000 (remove the block, or replace it by one that the Studio offers)',
    ]);
  });
});

describe("the check of references", () => {
  const category = (items: readonly object[]) => ({
    _id: "category-doors",
    _type: "category",
    title: "Doors",
    slug: { current: "doors" },
    styles: items,
  });

  it("reports a reference to a document that does not exist", () => {
    expect(listProblems([...catalog, category([{ _ref: "style-trnv" }, { _ref: "style-gone" }])])).toEqual([
      'warning: category "Doors" (category-doors), styles 2: refers to style-gone, which does not exist (choose another document, or clear the field)',
    ]);
  });

  it("reports a reference to a document that is not published", () => {
    const draft = { ...style, _id: "drafts.style-new" };
    expect(listProblems([...catalog, draft, category([{ _ref: "style-new" }])])).toEqual([
      'warning: category "Doors" (category-doors), styles 1: refers to style-new, which is not published (publish style-new, or choose another document)',
    ]);
  });
});

describe("the check of styles", () => {
  it.each([
    [{ images: [] }, "images: has no picture, so that lists leave out the style (add a picture of the door)"],
    [
      { finishGroups: [{ name: "color", items: [] }] },
      "finishGroups: has no finish, so that visitors cannot choose a color (add a finish group with at least one finish)",
    ],
    [
      { code: undefined },
      "code: is missing, so that the style has no page (enter the code of the manufacturer, or click Generate)",
    ],
    [{ brand: undefined }, "brand: is missing, so that the style has no page (choose a brand)"],
    [
      { sample: { enabled: true } },
      "sample, sku: is missing, so that the sample cannot be ordered (enter an item number for the sample, or switch the sample off)",
    ],
  ])("reports a style with %j", (fields, problem) => {
    const documents = catalog.map((document) => (document === style ? { ...style, ...fields } : document));
    expect(listProblems(documents)).toEqual([`warning: style "Trenton Navy" (style-trnv), ${problem}`]);
  });
});

describe("the check of texts for search engines", () => {
  const page = (fields: object, name = "about") => ({
    _id: `page-${name}`,
    _type: "page",
    title: "About us",
    path: `/${name}`,
    ...fields,
  });

  it("accepts a title of 59 and reports one of 60 characters [SEO-001]", () => {
    expect(listProblems([...soundContent, page({ seo: { title: "t".repeat(59) } })])).toEqual([]);
    expect(listProblems([...soundContent, page({ seo: { title: "t".repeat(60) } })])).toEqual([
      'warning: page "About us" (page-about), seo, title: has 60 characters, and search engines cut titles of 60 or more (shorten it to 59 characters or fewer)',
    ]);
  });

  it("accepts a description of 70 to 160 characters and reports others [SEO-001]", () => {
    const problemsOf = (length: number) =>
      listProblems([...soundContent, page({ seo: { description: "d".repeat(length) } })]);
    expect([70, 160].flatMap(problemsOf)).toEqual([]);
    expect([69, 161].flatMap(problemsOf)).toEqual([
      'warning: page "About us" (page-about), seo, description: has 69 characters, and search engines replace or cut it (write 70 to 160 characters)',
      'warning: page "About us" (page-about), seo, description: has 161 characters, and search engines replace or cut it (write 70 to 160 characters)',
    ]);
  });

  it("checks the title and description of a blog post that has none for search engines", () => {
    const post = {
      _id: "post-white",
      _type: "blogPost",
      title: "Choosing a white for kitchen cabinets that you will not regret",
      slug: { current: "white" },
      description: "Whites.",
    };
    expect(listProblems([...soundContent, post])).toEqual([
      'warning: blog post "Choosing a white for kitchen cabinets that you will not regret" (post-white), title: has 62 characters, and search engines cut titles of 60 or more (shorten it to 59 characters or fewer)',
      'warning: blog post "Choosing a white for kitchen cabinets that you will not regret" (post-white), description: has 7 characters, and search engines replace or cut it (write 70 to 160 characters)',
    ]);
  });

  it("reports a title that two pages share", () => {
    const twins = [page({}), page({ title: "About", seo: { title: "About us" } }, "who-we-are")];
    expect(listProblems([...soundContent, ...twins])).toEqual([
      'warning: page "About" (page-who-we-are), seo, title: is also the title of page "About us" (page-about), so that search results look the same (write a different title for search engines in one of them)',
    ]);
  });
});

describe("the check of pictures", () => {
  it.each([
    ["in stored content", { asset: { _ref: "image-1" } }],
    ["in exported content", { _sanityAsset: "image@file://./images/door.webp" }],
  ])("reports a picture without alternative text %s", (_where, picture) => {
    const page = {
      _id: "page-about",
      _type: "page",
      title: "About us",
      path: "/about-us",
      blocks: [{ _type: "gallery", images: [image, { ...picture, alt: " " }] }],
    };
    expect(listProblems([...soundContent, asset, page])).toEqual([
      'warning: page "About us" (page-about), blocks 1, images 2: has no alternative text, so that a screen reader cannot describe the picture (describe what the picture shows)',
    ]);
  });
});

describe("the check of menus", () => {
  it.each([
    [{ header: [] }, "header: is empty, so that visitors find no links in the header"],
    [{ footer: [] }, "footer: is empty, so that visitors find no links in the footer"],
    [
      { header: [{ text: "Cabinets", type: "submenu", submenu: [] }] },
      'header 1, submenu: opens an empty menu ("Cabinets")',
    ],
    [
      { header: [{ text: "Cabinets", type: "megasubmenu", menuGroups: [{ title: "JSI", items: [] }] }] },
      'header 1, menuGroups: opens an empty menu ("Cabinets")',
    ],
    [{ footer: [{ title: "Help", links: [] }] }, 'footer 1, links: shows a title without links ("Help")'],
  ])("reports a menu with %j", (fields, problem) => {
    expect(listProblems(replace("navigation", fields))).toEqual([
      `warning: navigation (navigation), ${problem} (add a link, or remove the entry)`,
    ]);
  });
});

describe("the check of notifications", () => {
  const contact = { _id: "form-contact", _type: "formTemplate", name: "contact", title: "Contact" };

  it("accepts a form without recipients when the site settings have some", () => {
    expect(listProblems([...soundContent, contact])).toEqual([]);
  });

  it("reports orders and forms of which nobody is notified", () => {
    const claim = {
      ...{ _id: "form-claim", _type: "multiStepForm", name: "claim", title: "Claim" },
      emailNotifications: { recipients: ["claims@shop.example"] },
    };
    expect(listProblems([...replace("siteSettings", { adminEmails: [] }), contact, claim])).toEqual([
      "warning: site settings (siteSettings), adminEmails: is empty, so that nobody is notified of new orders (enter the email address that receives orders)",
      'warning: form template "Contact" (form-contact), emailNotifications, recipients: is empty, and so is adminEmails of the site settings: nobody is notified of a submission (enter a recipient here or in the site settings)',
    ]);
  });
});

describe("the check of prices", () => {
  it("reports a price book without rows", () => {
    const book = { _id: "book", _type: "priceBook", name: "data/estimator-pricing.json", rows: [] };
    expect(listProblems([...soundContent, book])).toEqual([
      'error: price book "data/estimator-pricing.json" (book), rows: is empty, so that the estimator shows no price (add the prices, or paste them from a spreadsheet)',
    ]);
  });

  it("reports an estimator without a price book", () => {
    const estimator = { _id: "estimator", _type: "estimatorTemplate", name: "estimator" };
    expect(listProblems([...soundContent, estimator])).toEqual([
      'error: estimator template "estimator" (estimator), priceTemplate: is missing, so that the estimator shows no price (choose a price book)',
    ]);
  });

  it.each([
    ["without one", without(({ _type }) => _type === "shippingMethod")],
    ["that is switched off", replace("shipping", { isEnabled: false })],
    ["whose rates are for orders only", replace("shipping", { calculateRateBy: "Order" })],
  ])("reports a missing shipping method: %s", (_case, documents) => {
    expect(listProblems(documents)).toEqual([
      "error: no shipping method is enabled and has rates, so that nothing can be ordered (publish a shipping method with a rate for at least one state)",
    ]);
  });

  it("reports a missing payment method", () => {
    expect(listProblems(replace("payment", { enabled: false }))).toEqual([
      "error: no payment method is enabled, so that nothing can be paid (publish a payment method that is enabled)",
    ]);
  });

  it("reports a missing tax rule", () => {
    expect(listProblems(replace("tax", { states: [] }))).toEqual([
      "warning: no tax rule has a rate, so that orders are charged no sales tax (publish a tax rule, with 0 percent where no tax is due)",
    ]);
  });
});

describe("the check for duplicates", () => {
  const fix = "change it in one of the two documents, or delete one";

  it("reports two pages with the same path", () => {
    const pages = ["a", "b"].map((id) => ({
      _id: `page-${id}`,
      _type: "page",
      title: `Page ${id}`,
      path: "/faq",
    }));
    expect(listProblems([...soundContent, ...pages])).toEqual([
      `error: page "Page b" (page-b), path: is "/faq", as in page "Page a" (page-a), so that visitors reach only one of them (${fix})`,
    ]);
  });

  it("reports two styles with the same code, whatever its case, and the same sample", () => {
    const twin = { ...style, _id: "style-twin", name: "Trenton Twin", code: { current: "TRNV" } };
    expect(listProblems([...catalog, twin])).toEqual([
      `error: style "Trenton Twin" (style-twin), code: is "trnv", as in style "Trenton Navy" (style-trnv), so that visitors reach only one of them (${fix})`,
      `error: style "Trenton Twin" (style-twin), sample, sku: is "SMPL-TRNV", as in style "Trenton Navy" (style-trnv), so that visitors reach only one of them (${fix})`,
    ]);
  });
});

describe("the check of redirects", () => {
  const redirect = (id: string, from: string, address: string) => ({
    _id: `redirect-${id}`,
    _type: "redirect",
    from,
    to: { kind: "address", address },
  });

  it("reports each redirect of a circle, also by whole URLs of the shop", () => {
    const documents = [
      ...soundContent,
      redirect("a", "/old", "https://shop.example/older/"),
      redirect("b", "/older", "/old"),
      redirect("c", "/gone", "https://elsewhere.example/gone"),
    ];
    expect(listProblems(documents, { publicUrl: "https://shop.example" })).toEqual([
      'error: redirect "/old" (redirect-a), to: leads visitors in a circle: /old → /older → /old (change or delete one of these redirects)',
      'error: redirect "/older" (redirect-b), to: leads visitors in a circle: /older → /old → /older (change or delete one of these redirects)',
    ]);
  });

  it("accepts a circle that a page ends", () => {
    const page = { _id: "page-older", _type: "page", title: "Older", path: "/older" };
    expect(
      listProblems([...soundContent, page, redirect("a", "/old", "/older"), redirect("b", "/older", "/old")]),
    ).toEqual([]);
  });
});
