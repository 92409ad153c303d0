import { documents } from "@stile-and-rail/demo-content";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contentOf } from "#tests/support/content/content";
import { resolveLocations } from "../../studio/tools/presentation/document-locations";

const content = contentOf(documents);
const listenQuery = (query: string, params: Readonly<Record<string, unknown>>) =>
  content.fetch(query, params, z.any());

/** Returns the form's message and the pages that it lists. */
function listUses(type: string, id: string): Promise<readonly string[]> {
  return new Promise((tell) => {
    resolveLocations({ id, type }, { documentStore: { listenQuery } }).subscribe(({ message, locations }) =>
      tell([...(message ? [message] : []), ...(locations ?? []).map(({ href }) => href)]),
    );
  });
}

describe("list 'Used on' of a document", () => {
  it.each([
    ["visualizerRoom", "room-kitchen", ["/visualizer"]],
    ["estimatorTemplate", "estimator-kitchen", ["/estimator"]],
    ["formTemplate", "form-checkout", ["/checkout"]],
    ["formTemplate", "form-newsletter", ["Shown on every page of the shop", "/"]],
    ["popup", "popup-letters", ["Opens in the shop by its own rules"]],
    ["redirect", "redirect-faq", ["Redirects visitors from an old address"]],
    ["resultPage", "result-order-success", ["Shown after an order or a failed payment"]],
    ["taxRule", "tax-us", ["Used at checkout"]],
    ["siteSettings", "siteSettings", ["Shown on every page of the shop", "/"]],
  ])("describes for a %s where it is used: %s", async (type, id, expected) => {
    expect(await listUses(type, id)).toEqual(expected);
  });

  it("lists the pages that show a document, for every document type", async () => {
    expect(await listUses("faq", "faq-sample-cost")).toEqual(["/", "/order-samples", "/faqs"]);
    const kinds = new Map(documents.map((document) => [document._type, document]));
    for (const { _type, _id } of kinds.values())
      expect(await listUses(_type, _id), _id).not.toContain("Not shown on any page of the shop");
  });
});
