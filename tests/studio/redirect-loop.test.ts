import { describe, expect, it } from "vitest";
import { listStudioRefusals } from "#tests/support/studio/studio-client";
import type { ContentDocument } from "../support/content/content";

const redirect = (from: string, address: string, prefix = ""): ContentDocument => ({
  _id: `${prefix}redirect-${from.slice(1)}`,
  _type: "redirect",
  from,
  to: { _type: "link", kind: "address", address },
  isPermanent: true,
});

/** Returns the Studio's errors for a redirect beside other documents. */
async function errorsOf(document: ContentDocument, ...others: readonly ContentDocument[]) {
  return (await listStudioRefusals(others, document)).map(({ sentence }) => sentence);
}

describe("validation of a redirect", () => {
  it("accepts a redirect that ends at a page", async () => {
    expect(await errorsOf(redirect("/a", "/b"), redirect("/b", "/c"), redirect("/x", "/a"))).toEqual([]);
    expect(await errorsOf(redirect("/a", "https://other.example/a"))).toEqual([]);
  });

  it("rejects a redirect to itself in any spelling", async () => {
    for (const to of ["/a", "/a?x=1", "/a#top", "/A/"])
      expect(await errorsOf(redirect("/a", to)), to).toEqual(["An address can't redirect to itself."]);
  });

  it("rejects a loop of two redirects", async () => {
    expect(await errorsOf(redirect("/loop-b", "/loop-a"), redirect("/loop-a", "/loop-b"))).toEqual([
      "These redirects go in a circle: /loop-b → /loop-a → /loop-b. Visitors would never arrive. Change or delete one of them.",
    ]);
  });

  it("rejects a loop of three redirects that includes a draft", async () => {
    expect(
      await errorsOf(redirect("/a", "/b"), redirect("/b", "/c?x=1"), redirect("/c", "/a", "drafts.")),
    ).toEqual([
      "These redirects go in a circle: /a → /b → /c → /a. Visitors would never arrive. Change or delete one of them.",
    ]);
  });

  it("accepts a redirect that leads into a loop of others", async () => {
    expect(await errorsOf(redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/b"))).toEqual([]);
  });

  it("ignores the published version when it checks a draft", async () => {
    const published = redirect("/a", "/b");
    const draft = redirect("/a", "/c", "drafts.");
    expect(await errorsOf(draft, published, redirect("/b", "/a"))).toEqual([]);
  });
});
