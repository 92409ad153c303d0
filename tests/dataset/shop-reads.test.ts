import { documents } from "@stile-and-rail/demo-content";
import { describe, expect, it } from "vitest";
import { demoStyles as styles } from "#tests/support/content/demo-styles";
import { loadPage } from "~/blocks/page/load-page.server";
import { findStyle } from "~/domains/catalog/find-style.server";
import { chooseVariant } from "~/domains/checkout/result-page/result-page";
import { findResultPage } from "~/domains/checkout/result-page/result-page.server";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { loadShell } from "~/domains/navigation/load-shell.server";
import { statesByCountry } from "~/domains/regions/countries";
import { listSamples } from "~/domains/samples/samples.server";
import { chooseShippingMethod, NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { fetchShippingMethods } from "~/domains/shipping/shipping-methods.server";
import { computeTax } from "~/domains/tax/compute-tax";
import { fetchTaxRules } from "~/domains/tax/tax-rules.server";
import { centsFromDollars } from "~/kernel/money/money";
import { contentOf } from "../support/content/content";
import { importedDataset } from "./imported";

const content = contentOf(importedDataset());
const errors: unknown[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (details: unknown) => errors.push(details),
};
const services = { content, log, env: { publicUrl: "http://localhost:3000" } };

describe("demo dataset in the shop", () => {
  it("loads every page with all its blocks", async () => {
    for (const page of documents.filter(({ _type }) => _type === "page")) {
      const loaded = await loadPage(services, String(page.path));
      if (!loaded.ok) throw new Error(`${page.path} is not found`);
      expect(loaded.value.blocks.map(({ _key }) => _key)).toEqual(keysOf(page.blocks));
    }
    expect(errors).toEqual([]);
  });

  it("shows questions about samples only after an order without a payment [ORD-009]", async () => {
    const after = await findResultPage(services, "order-success");
    const listQuestions = (query: string) => {
      const variant = after && chooseVariant(after, new URLSearchParams(query));
      return [variant?.questionsTitle, ...(variant?.questions ?? []).map(({ question }) => question)];
    };
    expect(listQuestions("")).toEqual([
      "While you wait",
      "How long until my samples arrive?",
      "Do I have to send samples back?",
      "How do I clean the doors?",
    ]);
    expect(listQuestions("paid=true")).toEqual([
      "What happens next",
      "Can I change an order after I have paid?",
      "How long do cabinets take?",
      "How does a whole kitchen arrive?",
    ]);
    expect(listQuestions("split=true")).toEqual([
      "What happens next",
      "Can I pay for a kitchen in installments?",
      "Can I change an order after I have paid?",
      "How long do cabinets take?",
    ]);
    const base = await loadPage(services, "/order/success");
    expect(base.ok && base.value.blocks).toEqual([]);
  });

  it("loads the shop's name and header menu without errors", async () => {
    const { site, navigation } = await loadShell(services);
    expect(site.name).toBe("Stile & Rail");
    expect(navigation.header.map(({ text }) => text)).toEqual([
      "Kitchen Cabinets",
      "Order Samples",
      "Inspiration",
      "Plan",
      "Help",
      "About",
      "Call (406) 555-0142",
      "Contact",
    ]);
    expect(errors).toEqual([]);
  });

  it("finds every style at its URL of brand and code", async () => {
    for (const { code, name, brandSlug, path } of styles) {
      const found = await findStyle(services, { brandSlug, styleName: code });
      expect(found).toMatchObject({ ok: true, value: { name, path } });
    }
  });

  it("lists a sample door for each of the sixty styles", async () => {
    const samples = await listSamples(services);
    expect(samples).toHaveLength(60);
    expect(samples.map(({ sku }) => sku)).toContain("SMPL-TRNV");
  });

  it("loads the checkout form", async () => {
    const template = await findFormTemplate(content, "checkout");
    expect(template?.groups.map(({ title }) => title)).toEqual(["Billing address", "Shipping address"]);
  });
});

describe("shipping rates and taxes of the demo shop", () => {
  const rate = async (state: string, zip: string, dollars: number, pieces = 1) => {
    const answer = chooseShippingMethod({
      methods: await fetchShippingMethods(content),
      subtotal: centsFromDollars(dollars),
      items: Array.from({ length: pieces }, () => ({ qty: 1 })),
      country: "US",
      state,
      zip,
    });
    return answer === NO_METHODS ? answer : answer.rate;
  };
  const percent = async (state: string, zip: string) =>
    computeTax({
      rules: await fetchTaxRules(content),
      country: "US",
      state,
      zip,
      itemsTotal: centsFromDollars(10),
      shipping: centsFromDollars(0),
    }).taxPercent;

  it("ships free of charge within Montana", async () => {
    expect(await rate("MT", "59270", 0)).toBe(0);
    expect(await rate("MT", "59101", 25)).toBe(0);
  });

  it("ships to contiguous states for $9.95 below $100 and free from $100 on", async () => {
    expect(await rate("ND", "58801", 0)).toBe(995);
    expect(await rate("TX", "75201", 99)).toBe(995);
    expect(await rate("ME", "04101", 100)).toBe(0);
  });

  it("ships to Alaska and Hawaii for $14.95 per door", async () => {
    expect(await rate("AK", "99501", 0, 3)).toBe(4485);
    expect(await rate("HI", "96813", 125, 2)).toBe(2990);
  });

  const abroad = [
    ["Puerto Rico", "PR", "00901"],
    ["the U.S. Virgin Islands", "VI", "00802"],
    ["Guam", "GU", "96910"],
    ["American Samoa", "AS", "96799"],
    ["the Northern Mariana Islands", "MP", "96950"],
    ["the military in Europe", "AE", "09012"],
    ["the military in the Americas", "AA", "34002"],
    ["the military in the Pacific", "AP", "96201"],
  ] as const;
  it.each(abroad)(
    "offers no shipping method for ZIP codes of %s in any state [SHIP-009]",
    async (_n, state, zip) => {
      for (const subtotal of [0, 50, 200]) {
        expect(await rate(state, zip, subtotal)).toBe("no-methods");
        for (const home of ["NY", "HI", "MT"]) expect(await rate(home, zip, subtotal)).toBe("no-methods");
      }
    },
  );

  it.each(["PR", "VI", "GU", "AS", "MP"])(
    "offers no shipping method to %s with any ZIP code [SHIP-009]",
    async (state) => {
      for (const subtotal of [0, 50, 200]) expect(await rate(state, "58102", subtotal)).toBe("no-methods");
    },
  );

  it("offers a shipping method to each of the fifty states and D.C. [SHIP-009]", async () => {
    for (const { code } of statesByCountry.US ?? []) {
      const isTerritory = ["AS", "GU", "MP", "PR", "VI"].includes(code);
      const zip = code === "AK" ? "99501" : code === "HI" ? "96801" : "58102";
      expect((await rate(code, zip, 50)) === "no-methods", code).toBe(isTerritory);
    }
    expect(await rate("NY", "00501", 50)).toBe(995);
  });

  it("offers no shipping method to ZIP codes 969xx", async () => {
    expect(await rate("GU", "96910", 0)).toBe("no-methods");
    expect(await rate("HI", "96950", 0)).toBe("no-methods");
    expect(await rate("CA", "96970", 200)).toBe("no-methods");
  });

  it("charges no tax in Montana, 5, 6.5 and 7 % in North Dakota, and 8.25 % in Texas for 75*", async () => {
    expect(await percent("MT", "59270")).toBe(0);
    expect(await percent("ND", "58201")).toBe(5);
    expect(await percent("ND", "58802")).toBe(6.5);
    expect(await percent("ND", "58854")).toBe(7);
    expect(await percent("TX", "75201")).toBe(8.25);
    expect(await percent("TX", "77002")).toBe(0);
  });
});

const keysOf = (blocks: unknown): unknown[] =>
  Array.isArray(blocks) ? blocks.map((block: { _key?: unknown }) => block._key) : [];
