import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/content/content";
import { smallShop } from "#tests/support/studio/small-shop";
import { listStudioRefusals } from "#tests/support/studio/studio-client";
import { shopSchema } from "../../studio/schemas/schema";
import { type Draft, reportHiddenContent } from "../../studio/structure/hidden-content";

const dates = { _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z", _rev: "1" };

async function found(published: readonly ContentDocument[], drafts: readonly Draft[] = []) {
  const chapters = await reportHiddenContent({
    schema: shopSchema,
    published: published.map((document) => ({ ...dates, ...document })),
    drafts,
    listPublishErrors: (document) => listStudioRefusals(smallShop, document),
  });
  return chapters.filter(({ findings }) => findings.length > 0);
}

const hasAnswer = ({ _type }: ContentDocument) => _type === "faq";
const about = {
  _id: "page-about",
  _type: "page",
  title: "About us",
  name: "about-us",
  path: "/about-us",
};

describe("report of content that visitors do not see", () => {
  it("lists incomplete content with the labels of its form and an error", async () => {
    const image = { _type: "image", asset: { _type: "reference", _ref: "image-b1-1600x900-webp" } };
    const block = {
      _type: "mediaContent",
      title: "Corners",
      mediaSide: "left",
      body: smallShop.find(hasAnswer)?.answer,
    };
    const blocks = [
      { ...block, _key: "a", image: { ...image, alt: "A corner" } },
      { ...block, _key: "b", image },
    ];
    expect(await found([{ ...about, blocks }])).toEqual([
      {
        title: "Something is missing: left out, or shown without it",
        findings: [
          {
            id: "page-about",
            type: "page",
            text: "Blocks 2, Picture, What the picture shows",
            reason: "Describe the picture in one sentence: some visitors only hear the page.",
          },
        ],
      },
    ]);
  });

  it("lists a switched-off document in the report of hidden content", async () => {
    const off = { _id: "payment-credit-card", _type: "paymentMethod", enabled: false };
    const chapters = await found([off]);
    expect(chapters.find(({ title }) => title === "Switched off")?.findings).toEqual([
      { id: "payment-credit-card", type: "paymentMethod", text: "", reason: "It is switched off." },
    ]);
  });

  it("reports a hidden block as content that visitors do not see", async () => {
    const blocks = [{ _key: "a", _type: "pageTitle", title: "A door", variant: "plain", isHidden: true }];
    const chapters = await found([{ ...about, blocks }]);
    expect(chapters.map(({ findings }) => findings.map(({ text, reason }) => [text, reason]))).toEqual([
      [["Blocks 1", "The block is hidden."]],
    ]);
  });

  it("lists documents that were never published or have unpublished changes", async () => {
    const drafts = [
      { _id: "drafts.page-about", _type: "page" },
      { _id: "drafts.page-new", _type: "page" },
    ];
    const chapters = await found([about], drafts);
    expect(chapters.map(({ title, findings }) => [title, ...findings.map(({ id }) => id)])).toEqual([
      ["Never published", "page-new"],
      ["Changed, but not published", "page-about"],
    ]);
  });
});
