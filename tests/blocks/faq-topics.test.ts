import { describe, expect, it } from "vitest";
import { z } from "zod";
import { blocksProjection } from "~/blocks/projections.server";
import { type ContentDocument, contentOf } from "../support/content/content";

const question = (id: string, topic: string): ContentDocument => ({
  _id: id,
  _type: "faq",
  question: `About ${id}?`,
  category: { _type: "reference", _ref: topic },
});
const documents: readonly ContentDocument[] = [
  { _id: "topic-shipping", _type: "faqCategory", name: "shipping", title: "Delivery and tax" },
  { _id: "topic-care", _type: "faqCategory", name: "care", title: "Care" },
  question("tax", "topic-shipping"),
  question("boats", "topic-shipping"),
  question("trucks", "topic-shipping"),
  question("soap", "topic-care"),
  { _id: "ghost", _type: "faq", question: "About ghosts?" },
];
const blockShape = z.object({ title: z.string(), faqs: z.array(z.object({ question: z.string() })) });

/** Returns the title and the questions that a page shows for this FAQ block. */
async function shown(block: object) {
  const page = {
    _id: "page-faqs",
    _type: "page",
    blocks: [{ _key: "faq", _type: "faqAccordion", ...block }],
  };
  const query = `*[_type == "page"][0]{${blocksProjection}}.blocks[0]`;
  const { title, faqs } = await contentOf([...documents, page]).fetch(query, {}, blockShape);
  return [title, ...faqs.map((faq) => faq.question)];
}
const shipping = { _type: "reference", _ref: "topic-shipping" };
const picked = (...ids: readonly string[]) => ids.map((_ref) => ({ _key: _ref, _type: "reference", _ref }));

describe("FAQ block with a topic", () => {
  it("shows the topic's title and all its questions [FAQ-001]", async () => {
    expect(await shown({ category: shipping })).toEqual([
      "Delivery and tax",
      "About boats?",
      "About tax?",
      "About trucks?",
    ]);
  });

  it("shows the topic's questions after the ones an editor picked, each once [FAQ-001]", async () => {
    expect(await shown({ category: shipping, title: "On the road", faqs: picked("trucks", "soap") })).toEqual(
      ["On the road", "About trucks?", "About soap?", "About boats?", "About tax?"],
    );
  });

  it("shows only the picked questions when the block has no topic", async () => {
    expect(await shown({ title: "Three of them", faqs: picked("soap", "ghost", "tax") })).toEqual([
      "Three of them",
      "About soap?",
      "About ghosts?",
      "About tax?",
    ]);
    expect(await shown({ title: "One of them", faqs: picked("tax") })).toEqual(["One of them", "About tax?"]);
  });
});
