import { describe, expect, it } from "vitest";
import { z } from "zod";
import { projectPortableText } from "~/content/groq-fragments.server";
import { contentOf } from "../support/content/content";

describe("link in a rich text", () => {
  it("renders a link in a rich text with its URL", async () => {
    const link = { _type: "link", kind: "document", document: { _type: "reference", _ref: "post" } };
    const text = [
      {
        _type: "block",
        _key: "a",
        markDefs: [{ ...link, _key: "l" }],
        children: [{ _type: "span", _key: "s", text: "quote", marks: ["l"] }],
      },
    ];
    const post = { _id: "post", _type: "blogPost", slug: { current: "reading-a-quote" } };
    const answer = await contentOf([post, { _id: "from", _type: "thing", text }]).fetch(
      `*[_id == "from"][0]{"text": ${projectPortableText("text")}}`,
      {},
      z.looseObject({ text: z.array(z.looseObject({ markDefs: z.unknown() })) }),
    );
    expect(answer.text[0]?.markDefs).toEqual([{ _key: "l", _type: "link", href: "/blogs/reading-a-quote" }]);
  });
});
