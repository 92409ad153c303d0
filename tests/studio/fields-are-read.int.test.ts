import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/shop/content";
import { arbitraryBlock, arbitraryDocument } from "#tests/support/studio/arbitrary-document";
import { changedAt, firstPlacesOf } from "#tests/support/studio/holes";
import { answerAbout, readers } from "#tests/support/studio/shown";
import { blockTypes } from "~/blocks/block-types";

const seed = 20261122;
const samples = 12;

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
  // Read by the search: tests/search.
  siteSettings: ["searchSynonyms"],
};

/** The kinds of a link are proven by themselves (tests/content/link-address), the blocks of a page one by one. */
const isInside = /(^|\.)(link|to)\./;

/** The fields of a type that may hold anything without a difference in what the shop answers. */
async function unread(documents: fc.Arbitrary<ContentDocument>, below = ""): Promise<readonly string[]> {
  const candidates = fc.sample(documents, { seed, numRuns: samples });
  const found = new Map<string, boolean>();
  for (const document of candidates) {
    const before = await answerAbout(document);
    for (const place of firstPlacesOf(document)) {
      const name = place.filter((step) => !/^\d+$/.test(step)).join(".");
      if (found.get(name) || !name.startsWith(below) || isInside.test(name)) continue;
      found.set(name, (await answerAbout(changedAt(document, place, candidates))) !== before);
    }
  }
  return [...found].flatMap(([name, isRead]) => (isRead ? [] : [name.slice(below.length)])).sort();
}

describe("what an editor can fill in, the shop reads", () => {
  it.each(blockTypes)("in the block %s", async (type) => {
    expect(await unread(arbitraryBlock(type), "blocks.")).toEqual(waiting[type] ?? []);
  });

  it.each(Object.keys(readers))("in a document of the type %s", async (type) => {
    const fields = await unread(arbitraryDocument(type));
    expect(fields.filter((name) => !name.startsWith("blocks."))).toEqual(waiting[type] ?? []);
  });
});
