import { describe, expect, it } from "vitest";
import { findBlockExamples } from "~/blocks/find-block-examples.server";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const specimens = await findBlockExamples({ content: contentOf(importedDataset()), log: silentLog });

const listed = specimens.flatMap(({ block }) => (block?._type === "styleList" ? [block] : []));

describe("block examples of the demo content", () => {
  it("includes every layout and every overflow mode of the filter tabs [CAT-020] [CAT-021] [CAT-025]", () => {
    expect(listed.map(({ tabsLayout }) => tabsLayout).sort()).toEqual([
      "filter-tabs-v1",
      "filter-tabs-v2",
      "filter-tabs-v3",
    ]);
    expect(listed.map(({ tabsOverflow }) => tabsOverflow).sort()).toEqual(["buttons", "scroll", "wrap"]);
  });

  it("gives each block example a unique key", () => {
    const keys = specimens.flatMap(({ block }) => block?._key ?? []);
    expect(new Set(keys).size).toBe(specimens.length);
  });

  it("uses each block example on a page of the shop [PAGE-016] [PAGE-020] [PAGE-021] [PAGE-022] [PAGE-023]", () => {
    expect(specimens.filter(({ usedOn }) => usedOn.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    // Layouts of PAGE-020 to PAGE-024, each with the block and variant that implements it.
    ["media-content", "mediaContent: split"],
    ["advice", "mediaContent: advice"],
    ["page title, plain", "pageTitle: plain"],
    ["page title, shadow-text", "pageTitle: shadow-text"],
    ["page title, one-column", "pageTitle: one-column"],
    ["page title, two-column", "pageTitle: two-column"],
    ["overlay variant", "mediaContent: overlay"],
    ["finance variant", "mediaContent: finance"],
    ["kitchen content-media", "mediaContent: kitchen"],
    ["media block", "mediaContent: media"],
    ["shadow-text list block", "shadowTextList"],
    ["title-description-action", "callToAction"],
    ["card grids", "cardGrid: grid-3"],
    ["image cards", "cardGrid: image-cards"],
    ["video cards", "videoCards"],
    ["review cards", "reviewCards"],
    ["accordions", "faqAccordion"],
    ["sliders", "styleSlider"],
    ["timeline", "timeline"],
    ["banners", "banner: full"],
    ["download-catalog as a link", "downloadCatalog: link"],
    ["download-catalog as a dropdown", "downloadCatalog: dropdown"],
    ["sample-order list", "sampleOrderList"],
    ["embedded booking widget", "widget: booking"],
    ["review badges", "widget: reviews"],
    ["page not found, v1", "pageNotFound: v1"],
    ["page not found, v2", "pageNotFound: v2"],
    ["newsletter unsubscribe", "newsletterUnsubscribe"],
    ["media-content: the picture first", "mediaContent: split, picture left"],
    ["content-media: the words first", "mediaContent: split, picture right"],
    ["sort and filter bars above page numbers", "styleList: page-numbers"],
    ["sort and filter bars above a list that grows by a press", "styleList: load-more"],
    ["sort and filter bars above a list that grows by scrolling", "styleList: infinite-scroll"],
    ["lightbox and masonry gallery", "gallery"],
    ["table to be sorted", "dataTable"],
    ["map", "widget: map"],
    ["contact block", "contactInfo: contact"],
    ["help block", "contactInfo: help"],
    ["embedded form", "formBlock"],
  ])(
    "implements the layout %s by the block %s [PAGE-016] [PAGE-020] [PAGE-021] [PAGE-022] [PAGE-023]",
    (_, name) => {
      expect(specimens.map((specimen) => specimen.name)).toContain(name);
    },
  );
});
