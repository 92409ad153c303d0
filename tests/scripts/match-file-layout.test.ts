import { describe, expect, it } from "vitest";
import { matchFileLayout } from "../../scripts/content/match-file-layout";

const navy = "a".repeat(40);
const hashes = new Map([
  ["./images/navy.webp", navy],
  ["./images/navy-again.webp", navy],
]);
const asText = (saved: unknown, written: unknown) => JSON.stringify(matchFileLayout(saved, written, hashes));

describe("matchFileLayout", () => {
  it("orders a document's fields like the file and appends new ones", () => {
    const written = { _id: "a", title: "Old", seo: { title: "T", description: "D" } };
    const saved = { seo: { description: "D", title: "T" }, note: "new", title: "New", _id: "a" };
    expect(asText(saved, written)).toBe(
      '{"_id":"a","title":"New","seo":{"title":"T","description":"D"},"note":"new"}',
    );
  });

  it("lays out a moved list item like the item with its key", () => {
    const written = {
      list: [
        { _key: "one", text: "1" },
        { _key: "two", text: "2" },
      ],
    };
    const saved = {
      list: [
        { text: "2", _key: "two" },
        { text: "1", _key: "one" },
      ],
    };
    expect(asText(saved, written)).toBe('{"list":[{"_key":"two","text":"2"},{"_key":"one","text":"1"}]}');
  });

  it("keeps a picture's file name while its bytes are the same", () => {
    const saved = `image@file://./images/${navy}-900x1200.webp`;
    const again = "image@file://./images/navy-again.webp";
    expect(matchFileLayout(saved, again, hashes)).toBe(again);
    expect(matchFileLayout(saved, undefined, hashes)).toBe("image@file://./images/navy.webp");
    expect(matchFileLayout("image@file://./images/unknown.webp", again, hashes)).toBe(
      "image@file://./images/unknown.webp",
    );
  });
});
