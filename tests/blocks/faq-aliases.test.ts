import { describe, expect, it } from "vitest";
import { z } from "zod";
import { blocksProjection } from "~/blocks/projections.server";
import { contentOf } from "../support/content/content";

const texts = [
  { _type: "block", _key: "a", children: [{ _type: "span", _key: "s", text: "Within a week.", marks: [] }] },
];
const content = contentOf([
  { _id: "faq-plain", _type: "faq", question: "When does it ship?", answer: texts },
  { _id: "faq-alias", _type: "faq", title: "When does it ship?", description: texts },
  {
    _id: "page-faqs",
    _type: "page",
    blocks: [
      {
        _key: "faq",
        _type: "faqAccordion",
        title: "Questions",
        faqs: [{ _ref: "faq-plain" }, { _ref: "faq-alias" }],
      },
    ],
  },
]);
const faqShape = z.object({
  question: z.string(),
  answer: z.array(z.object({ children: z.array(z.object({ text: z.string() })) })),
});

describe("a question", () => {
  it("reads the question from question or title, and the answer from answer or description [FAQ-001]", async () => {
    const query = `*[_type == "page"][0]{${blocksProjection}}.blocks[0].faqs`;
    const faqs = await content.fetch(query, {}, z.array(faqShape));
    const read = faqs.map(({ question, answer }) => [question, answer[0]?.children[0]?.text]);
    expect(read).toEqual([
      ["When does it ship?", "Within a week."],
      ["When does it ship?", "Within a week."],
    ]);
  });
});
