import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/content/content";
import { generateBlock, generateDocument } from "#tests/support/studio/arbitrary-document";
import { listFieldPaths, withChangedField } from "#tests/support/studio/missing-content";
import { renderedTypes } from "#tests/support/studio/render-document";
import { documentReaders, renderPagesWith, serializeShopOutput } from "#tests/support/studio/shop-output";
import { blockTypes } from "~/blocks/block-types";
import { beyond, waiting } from "./unread-fields";

const seed = 20261122;
const samples = 12;
/** Fewer samples for styles, because their page takes longest to render. */
const doors = 10;
/** More samples where an entry has one of eight kinds with different fields. */
const samplesOf: Readonly<Record<string, number>> = { contactInfo: 60 };

/** Fields of a link, which tests/content/link-address covers. */
const isInside = /(^|\.)(link|to)\./;

type About = (document: ContentDocument) => Promise<string>;

/** Lists the fields whose value does not change the output for any sample document. */
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
    for (const fieldPath of listFieldPaths(document)) {
      const name = fieldPath.filter((step) => !/^\d+$/.test(step)).join(".");
      if (found.get(name) || !name.startsWith(below) || isInside.test(name)) continue;
      found.set(name, (await about(withChangedField(document, fieldPath, candidates))) !== before);
    }
  }
  return [...found].flatMap(([name, isRead]) => (isRead ? [] : [name.slice(below.length)])).sort();
}

describe("fields that the shop reads", () => {
  it.each(blockTypes)("reads every editable field of the block %s", async (type) => {
    expect(await unread(serializeShopOutput, generateBlock(type), "blocks.")).toEqual(waiting[type] ?? []);
  });

  it.each(Object.keys(documentReaders))(
    "reads every editable field of a document of the type %s",
    async (type) => {
      const fields = await unread(serializeShopOutput, generateDocument(type));
      expect(fields.filter((name) => !name.startsWith("blocks."))).toEqual(waiting[type] ?? []);
    },
  );
});

describe("fields that change a page or an email", () => {
  it.each(blockTypes)("shows every visible field of the block %s on a page or in an email", async (type) => {
    const fields = await unread(renderPagesWith, generateBlock(type), "blocks.", samplesOf[type]);
    expect(fields).toEqual(beyond[type] ?? []);
  });

  it.each(renderedTypes)(
    "shows every visible field of a document of the type %s on a page or in an email",
    async (type) => {
      const fields = await unread(
        renderPagesWith,
        generateDocument(type),
        "",
        type === "style" ? doors : samples,
      );
      expect(fields.filter((name) => !name.startsWith("blocks."))).toEqual([...(beyond[type] ?? [])].sort());
    },
  );
});
