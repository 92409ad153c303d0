import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/content/content";
import { generateBlock, generateDocument } from "#tests/support/studio/arbitrary-document";
import { listVariantsWithMissingField, withMissingContent } from "#tests/support/studio/missing-content";
import { renderedTypes } from "#tests/support/studio/render-document";
import { documentReaders, isVisibleToVisitors, listFieldErrors } from "#tests/support/studio/shop-output";
import { smallShop } from "#tests/support/studio/small-shop";
import { listStudioRefusals } from "#tests/support/studio/studio-client";
import { blockTypes } from "~/blocks/block-types";
import { toList, toRecord } from "../../studio/schemas/rules/read-untyped";
import { shopSchema } from "../../studio/schemas/schema";

const seed = 20261122;
const none: ContentDocument = { _id: "none", _type: "page" };

/** Returns if the Studio accepts the document. Checks that the shop shows all of it, or that errors are sentences. */
async function isPublished(given: ContentDocument): Promise<boolean> {
  const document = switchedOn(given);
  const refusals = await listStudioRefusals(smallShop, document);
  for (const { path, sentence } of refusals) {
    // Inside a slug, the Studio adds its own error below ours.
    if (path?.at(-1) !== "current") expect(sentence, path?.map(String).join(".")).toMatch(/[.?]$/);
  }
  if (refusals.length > 0) return false;
  expect(await listFieldErrors(document), JSON.stringify(document)).toEqual([]);
  if (renderedTypes.includes(document._type))
    expect(await isVisibleToVisitors(document), JSON.stringify(document)).toBe(true);
  return true;
}

/** Empties each field of a publishable document in turn, then up to three fields of random documents, and checks each result. */
async function expectRefusedOrShown(documents: fc.Arbitrary<ContentDocument>): Promise<void> {
  const whole = await firstPublished(fc.sample(documents, { seed, numRuns: 40 }));
  for (const document of listVariantsWithMissingField(whole)) await isPublished(document);
  const look = async (document: ContentDocument) => {
    await isPublished(document);
  };
  await fc.assert(fc.asyncProperty(withMissingContent(documents), look), { seed, numRuns: 8 });
}

async function firstPublished(documents: readonly ContentDocument[]): Promise<ContentDocument> {
  for (const document of documents) if (await isPublished(document)) return document;
  throw new Error(
    `none of them could be published: ${JSON.stringify(await listStudioRefusals(smallShop, documents[0] ?? none))}`,
  );
}

/** Turns a popup on, because editors turn popups off on purpose. */
function switchedOn(document: ContentDocument): ContentDocument {
  return document._type === "popup" ? { ...document, isOn: true } : document;
}

/** Shows hidden blocks, because the shop leaves them out on purpose. */
function unhidden(page: ContentDocument): ContentDocument {
  const blocks = toList(page.blocks).map((block) => ({ ...toRecord(block), isHidden: false }));
  return { ...page, blocks };
}

describe("incomplete content", () => {
  it.each(blockTypes)(
    "rejects incomplete content in the Studio or shows it in the shop in the block %s",
    (type) => expectRefusedOrShown(generateBlock(type).map(unhidden)),
  );

  it("includes test documents of every document type", () => {
    const documents = shopSchema
      .getTypeNames()
      .filter((name) => shopSchema.get(name)?.type?.name === "document");
    expect(Object.keys(documentReaders).sort()).toEqual(
      documents.filter((name) => !/^(sanity|assist)\./.test(name)).sort(),
    );
  });

  it.each(Object.keys(documentReaders))(
    "rejects incomplete content in the Studio or shows it in the shop in a document of the type %s",
    (type) => expectRefusedOrShown(generateDocument(type)),
  );
});
