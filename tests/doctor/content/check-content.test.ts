import { describe, expect, it } from "vitest";
import { checkContent } from "../../../scripts/doctor/content/check-content";
import { catalog, listProblems, soundContent, style, without } from "./sound-content";

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
