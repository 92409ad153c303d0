import { describe, expect, it } from "vitest";
import { z } from "zod";
import { blocksProjection } from "~/blocks/projections.server";
import { type ContentDocument, contentOf } from "../support/shop/content";

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

/** What a page gets of a block of questions. */
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

describe("a topic of questions", () => {
  it("[FAQ-001] gives its title and all its questions to the block that shows it", async () => {
    expect(await shown({ category: shipping })).toEqual([
      "Delivery and tax",
      "About boats?",
      "About tax?",
      "About trucks?",
    ]);
  });

  it("[FAQ-001] comes after the questions an editor picked, and names none twice", async () => {
    expect(await shown({ category: shipping, title: "On the road", faqs: picked("trucks", "soap") })).toEqual(
      ["On the road", "About trucks?", "About soap?", "About boats?", "About tax?"],
    );
  });

  it("is nothing to a block without one: it shows what was picked, also questions without a topic", async () => {
    expect(await shown({ title: "Three of them", faqs: picked("soap", "ghost", "tax") })).toEqual([
      "Three of them",
      "About soap?",
      "About ghosts?",
      "About tax?",
    ]);
    expect(await shown({ title: "One of them", faqs: picked("tax") })).toEqual(["One of them", "About tax?"]);
  });
});
