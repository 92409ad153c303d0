import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/shop/content";
import { arbitraryBlock, arbitraryDocument } from "#tests/support/studio/arbitrary-document";
import { changedAt, firstPlacesOf } from "#tests/support/studio/holes";
import { visits } from "#tests/support/studio/seen";
import { answerAbout, pagesAbout, readers } from "#tests/support/studio/shown";
import { blockTypes } from "~/blocks/block-types";

const seed = 20261122;
const samples = 12;
/** The page of a door takes longest to draw; so many show its fields. */
const doors = 6;

/** Fields that no answer of the shop's depends on, each with its reason. A field that is not here has an effect. */
const waiting: Readonly<Record<string, readonly string[]>> = {
  // The page answers at them by another question than its own address: tests/e2e/every-page.spec.ts (/aboutus).
  page: ["alsoAt", "isDemo"],
  // The frame of a section counts where the style chose none: the last test of this file.
  style: ["specifications.specs.specView"],
  // They sort lists and mark examples in the Studio itself; one document alone has no order.
  blogCategory: ["orderRank"],
  category: ["orderRank"],
  visualizerRoom: ["orderRank"],
  faq: ["category"],
  review: ["isDemo"],
  // What a mail is chosen by in the Studio.
  formMail: ["name"],
  // What a page after a payment and a way to pay are asked for by.
  resultPage: ["name"],
  paymentMethod: ["scopes"],
  // When mails about quotes leave: tests/quotes/remind-of-quotes.int.test.ts.
  mailText: ["days"],
  // Read by the search: tests/search.
  siteSettings: ["searchSynonyms"],
};

/** Fields that are read, as the tests above say, and stand in no page without its scripts; each with its reason. */
const beyond: Readonly<Record<string, readonly string[]>> = {
  // One picture in three files is described once.
  banner: ["mobileImage.alt", "tabletImage.alt"],
  // A card and a step share one form, which asks neither for what the other shows (schemas/rules/standing).
  cardGrid: ["cards.action.variant", "cards.hideStepNumber", "cards.hoverImage.alt", "cards.stepNumber"],
  stepList: [
    "steps.hoverImage",
    "steps.hoverImage.alt",
    "steps.hoverImage.asset",
    "steps.iconName",
    "steps.label",
  ],
  downloadCatalog: ["catalogs.showIcon", "catalogs.variant"],
  // Its doors come with the addresses of lists: tests/catalog.
  styleList: [
    "brand",
    "filters",
    "hasAllTab",
    "hasSearch",
    "pagination",
    "tabsBy",
    "tabsLayout",
    "tabsOverflow",
  ],
  // What is another shop's comes when its place is scrolled to: tests/e2e/widget.spec.ts.
  widget: ["attributes", "attributes.name", "attributes.value", "elementClass"],
  // Structured data of blocks the page must have; the title is what search engines are told where nothing else is.
  page: [
    "alsoAt",
    "isDemo",
    "name",
    "schemas.faq",
    "schemas.faq.addSchema",
    "schemas.googleSearchConsole",
    "schemas.googleSearchConsole.addSchema",
    "schemas.googleTagManager",
    "schemas.googleTagManager.addSchema",
    "schemas.product",
    "schemas.product.addSchema",
    "schemas.video",
    "schemas.video.addSchema",
    "title",
  ],
  // Shown once a finish is chosen, or where the others of its line stand; tests/e2e/style.spec.ts, style-lists.spec.ts.
  style: [
    "category",
    "finishGroups.items.doorImage",
    "finishGroups.items.doorImage.alt",
    "finishGroups.items.doorImage.asset",
    "finishGroups.items.image.alt",
    "finishGroups.items.previewImage",
    "finishGroups.items.previewImage.alt",
    "finishGroups.items.previewImage.asset",
    "finishGroups.items.style",
    "finishGroups.name",
    "publishedAt",
    "sample.name",
    "specifications.specs.contentDisplay",
    "specifications.specs.contentFormat",
    "specifications.specs.image",
    "specifications.specs.image.alt",
    "specifications.specs.image.asset",
    "specifications.specs.props.label",
    "specifications.specs.showKeys",
    "specifications.specs.specView",
    "swatch",
  ],
  // They order lists: one document alone has no order.
  brand: ["orderRank"],
  category: ["orderRank"],
  blogCategory: ["orderRank"],
  // A text of one heading has no table of contents.
  blogPost: ["hasTableOfContents"],
  faq: ["category"],
  review: ["isDemo"],
};

/** The kinds of a link are proven by themselves (tests/content/link-address), the blocks of a page one by one. */
const isInside = /(^|\.)(link|to)\./;

type About = (document: ContentDocument) => Promise<string>;

/** The fields of a type that may hold anything without a difference in what is said about its documents. */
async function unread(
  about: About,
  documents: fc.Arbitrary<ContentDocument>,
  below = "",
  numRuns = samples,
): Promise<readonly string[]> {
  const candidates = fc.sample(documents, { seed, numRuns });
  const found = new Map<string, boolean>();
  for (const document of candidates) {
    const before = await about(document);
    for (const place of firstPlacesOf(document)) {
      const name = place.filter((step) => !/^\d+$/.test(step)).join(".");
      if (found.get(name) || !name.startsWith(below) || isInside.test(name)) continue;
      found.set(name, (await about(changedAt(document, place, candidates))) !== before);
    }
  }
  return [...found].flatMap(([name, isRead]) => (isRead ? [] : [name.slice(below.length)])).sort();
}

describe("what an editor can fill in, the shop reads", () => {
  it.each(blockTypes)("in the block %s", async (type) => {
    expect(await unread(answerAbout, arbitraryBlock(type), "blocks.")).toEqual(waiting[type] ?? []);
  });

  it.each(Object.keys(readers))("in a document of the type %s", async (type) => {
    const fields = await unread(answerAbout, arbitraryDocument(type));
    expect(fields.filter((name) => !name.startsWith("blocks."))).toEqual(waiting[type] ?? []);
  });
});

describe("what an editor can fill in, a visitor sees on a page", () => {
  it.each(blockTypes)("in the block %s", async (type) => {
    expect(await unread(pagesAbout, arbitraryBlock(type), "blocks.")).toEqual(beyond[type] ?? []);
  });

  it.each(Object.keys(visits))("in a document of the type %s", async (type) => {
    const fields = await unread(pagesAbout, arbitraryDocument(type), "", type === "style" ? doors : samples);
    expect(fields.filter((name) => !name.startsWith("blocks."))).toEqual(beyond[type] ?? []);
  });
});
