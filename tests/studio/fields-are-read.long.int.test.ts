import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/shop/content";
import { arbitraryBlock, arbitraryDocument } from "#tests/support/studio/arbitrary-document";
import { listFieldPaths, withChangedField } from "#tests/support/studio/missing-content";
import { renderedTypes } from "#tests/support/studio/render-document";
import { documentReaders, renderPagesWith, serializeShopOutput } from "#tests/support/studio/shop-output";
import { blockTypes } from "~/blocks/block-types";
import { beyond, waiting } from "./unread-fields";

const seed = 20261122;
const samples = 12;
/** The page of a door takes longest to draw; so many show its fields. */
const doors = 10;
/** An entry is of one of eight kinds, and each has fields of its own. */
const samplesOf: Readonly<Record<string, number>> = { contactInfo: 60 };

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
    for (const place of listFieldPaths(document)) {
      const name = place.filter((step) => !/^\d+$/.test(step)).join(".");
      if (found.get(name) || !name.startsWith(below) || isInside.test(name)) continue;
      found.set(name, (await about(withChangedField(document, place, candidates))) !== before);
    }
  }
  return [...found].flatMap(([name, isRead]) => (isRead ? [] : [name.slice(below.length)])).sort();
}

describe("what an editor can fill in, the shop reads", () => {
  it.each(blockTypes)("in the block %s", async (type) => {
    expect(await unread(serializeShopOutput, arbitraryBlock(type), "blocks.")).toEqual(waiting[type] ?? []);
  });

  it.each(Object.keys(documentReaders))("in a document of the type %s", async (type) => {
    const fields = await unread(serializeShopOutput, arbitraryDocument(type));
    expect(fields.filter((name) => !name.startsWith("blocks."))).toEqual(waiting[type] ?? []);
  });
});

describe("what an editor can fill in, a visitor sees on a page or in a mail", () => {
  it.each(blockTypes)("in the block %s", async (type) => {
    const fields = await unread(renderPagesWith, arbitraryBlock(type), "blocks.", samplesOf[type]);
    expect(fields).toEqual(beyond[type] ?? []);
  });

  it.each(renderedTypes)("in a document of the type %s", async (type) => {
    const fields = await unread(
      renderPagesWith,
      arbitraryDocument(type),
      "",
      type === "style" ? doors : samples,
    );
    expect(fields.filter((name) => !name.startsWith("blocks."))).toEqual([...(beyond[type] ?? [])].sort());
  });
});
