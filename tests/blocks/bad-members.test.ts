import { describe, expect, it } from "vitest";
import type { Block } from "~/blocks/block-contents";
import { loadPage } from "~/blocks/page/load-page.server";
import { findStyle } from "~/domains/catalog/find-style.server";
import { loadShell } from "~/domains/navigation/load-shell.server";
import { listSamples } from "~/domains/samples/samples.server";
import { importedDataset } from "../dataset/imported";
import { type ContentDocument, contentOf } from "../support/content/content";
import { createRecordingLog } from "../support/shop/recording-log";

type Change = (document: ContentDocument) => ContentDocument | null;

/** Returns services over the demo content with changed or removed documents, and the errors they log. */
function shopWith(changes: Readonly<Record<string, Change>>) {
  const documents = importedDataset().flatMap((document) => {
    const change = changes[document._id];
    const changed = change ? change(document) : document;
    return changed ? [changed] : [];
  });
  const { log, errors } = createRecordingLog();
  const services = { content: contentOf(documents), log, env: { publicUrl: "https://shop.example" } };
  return { services, errors };
}

const removed: Change = () => null;
const without =
  (field: string): Change =>
  (document) => ({ ...document, [field]: null });
const pageWith =
  (block: object): Change =>
  (page) => ({ ...page, blocks: [block] });

async function blocksAt(path: string, services: ReturnType<typeof shopWith>["services"]) {
  const page = await loadPage(services, path);
  if (!page.ok) throw new Error(`no page at ${path}`);
  return page.value.blocks;
}

const documentsIn = (errors: ReturnType<typeof shopWith>["errors"]) =>
  errors.map(({ details }) => ("documentId" in details ? details.documentId : undefined));

function listOf<T extends Block["_type"]>(blocks: readonly Block[], type: T) {
  const found = blocks.find((block) => block._type === type);
  if (found?._type !== type) throw new Error(`no ${type}`);
  return found as Extract<Block, { _type: T }>;
}

describe("a page with an invalid item in a list", () => {
  it("shows a grid of door styles without the style that has no picture", async () => {
    const { services, errors } = shopWith({ "style-tdwd": without("images") });
    const grid = listOf(await blocksAt("/products", services), "styleGrid");
    expect(grid.styles.map(({ code }) => code)).toEqual(["tgwd", "twpn", "vmnt", "vpbc", "pmgw"]);
    // The grid and two categories on the same page contain the style.
    expect(documentsIn(errors)).toEqual(["style-tdwd", "style-tdwd", "style-tdwd"]);
  });

  it("shows a slider of door styles without the style that is not published", async () => {
    const { services, errors } = shopWith({ "style-trnv": removed });
    const slider = listOf(await blocksAt("/", services), "styleSlider");
    expect(slider.styles.map(({ code }) => code)).toEqual([
      "ivys",
      "hysk",
      "amms",
      "esnw",
      "yssg",
      "dvsk",
      "tgwd",
      "estf",
      "vmnt",
    ]);
    expect(documentsIn(errors)).toEqual(["page-home"]);
  });

  it("shows reviews and questions without those that have no text or answer", async () => {
    const { services, errors } = shopWith({
      "review-honest-about-oak": without("reviewText"),
      "faq-soft-close": without("answer"),
    });
    const blocks = await blocksAt("/", services);
    expect(listOf(blocks, "reviewCards").reviews.map(({ name }) => name)).toEqual([
      "Marlene K.",
      "Tom and Ruth A.",
    ]);
    expect(listOf(blocks, "faqAccordion").faqs).toHaveLength(4);
    expect(documentsIn(errors).toSorted()).toEqual(["faq-soft-close", "review-honest-about-oak"]);
  });

  it("shows cards and steps without the one that has no title", async () => {
    const members = [
      { _key: "a", title: "Call" },
      { _key: "b", description: "Nobody named it" },
      { _key: "c", title: "Write" },
    ];
    const { services, errors } = shopWith({
      "page-contact": pageWith({ _key: "cards", _type: "cardGrid", cards: members }),
      "page-faqs": pageWith({ _key: "steps", _type: "stepList", title: "How", steps: members }),
    });
    const { cards } = listOf(await blocksAt("/contact", services), "cardGrid");
    const { steps } = listOf(await blocksAt("/faqs", services), "stepList");
    expect(cards.map(({ title }) => title)).toEqual(["Call", "Write"]);
    expect(steps.map(({ title }) => title)).toEqual(["Call", "Write"]);
    expect(documentsIn(errors)).toEqual(["page-contact", "page-faqs"]);
  });

  it("offers all samples except the one with a negative price", async () => {
    const { services, errors } = shopWith({
      "style-trnv": (style) => ({ ...style, sample: { sku: "SMPL-TRNV", name: "Navy", price: -1 } }),
    });
    expect(await listSamples(services)).toHaveLength(59);
    const { samples } = listOf(await blocksAt("/order-samples", services), "sampleOrderList");
    expect(samples).toHaveLength(59);
    expect(documentsIn(errors)).toEqual(["style-trnv", "style-trnv"]);
  });

  it("shows a door style without an invalid label, picture and related style", async () => {
    const { services, errors } = shopWith({
      "style-trnv": (style) => ({
        ...style,
        labels: ["Painted", 7],
        images: [{ _key: "none", type: "base" }, ...picturesOf(style)],
      }),
      "style-ysnv": without("line"),
    });
    const found = await findStyle(services, { brandSlug: "jsi-cabinetry", styleName: "trnv" });
    if (!found.ok) throw new Error(found.failure.code);
    expect(found.value.labels).toEqual(["Painted"]);
    expect(found.value.images).toHaveLength(4);
    expect(found.value.related.map(({ code }) => code)).toEqual(["ysry", "yrnv", "yrry"]);
    expect(documentsIn(errors)).toEqual(["style-trnv", "style-ysnv"]);
  });

  it("shows menus without the entries that have no text", async () => {
    const { services, errors } = shopWith({
      navigation: (document) => ({
        ...document,
        header: [
          {
            _key: "a",
            text: "Order Samples",
            link: { kind: "address", address: "/order-samples" },
            type: "link",
          },
          { _key: "b", link: { kind: "address", address: "/nowhere" }, type: "link" },
        ],
        legal: [{ _key: "a", link: { kind: "address", address: "/terms-and-conditions" } }],
      }),
    });
    const { navigation } = await loadShell(services);
    expect(navigation.header.map(({ text }) => text)).toEqual(["Order Samples"]);
    expect(navigation.legal).toEqual([]);
    expect(documentsIn(errors)).toEqual(["navigation", "navigation"]);
  });
});

describe("a shop with invalid site settings", () => {
  it("shows every page with default site data when the settings are missing", async () => {
    const { services, errors } = shopWith({ siteSettings: removed });
    const page = await loadPage(services, "/about-us");
    expect(page).toMatchObject({
      ok: true,
      value: { title: "About us", site: { name: "Kitchen cabinets" } },
    });
    const { site, navigation } = await loadShell(services);
    expect(site).toMatchObject({ name: "Kitchen cabinets", hours: [], socials: [] });
    expect(navigation.header).toHaveLength(8);
    // Missing settings are not an error.
    expect(errors).toEqual([]);
  });

  it("shows default site data and logs an error when the settings are invalid", async () => {
    const { services, errors } = shopWith({
      siteSettings: (settings) => ({ ...settings, phone: 4065550142 }),
    });
    expect((await loadShell(services)).site.name).toBe("Kitchen cabinets");
    expect(errors[0]).toMatchObject({
      details: { documentId: "siteSettings" },
      message: "the site settings do not fit",
    });
  });

  it("omits an invalid opening hour and keeps all other settings", async () => {
    const { services, errors } = shopWith({
      siteSettings: (settings) => ({
        ...settings,
        hours: [
          { _key: "a", days: "Monday", time: "9 am – 1 pm" },
          { _key: "b", days: "Sunday" },
        ],
      }),
    });
    const { site } = await loadShell(services);
    expect(site.name).toBe("Stile & Rail");
    expect(site.hours).toEqual([{ _key: "a", days: "Monday", time: "9 am – 1 pm" }]);
    expect(documentsIn(errors)).toEqual(["siteSettings"]);
  });
});

function picturesOf(document: ContentDocument): readonly object[] {
  return Array.isArray(document.images) ? document.images : [];
}
