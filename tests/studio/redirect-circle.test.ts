import { describe, expect, it } from "vitest";
import { listStudioRefusals } from "#tests/support/studio/studio-client";
import type { ContentDocument } from "../support/shop/content";

const redirect = (from: string, address: string, prefix = ""): ContentDocument => ({
  _id: `${prefix}redirect-${from.slice(1)}`,
  _type: "redirect",
  from,
  to: { _type: "link", kind: "address", address },
  isPermanent: true,
});

/** The errors of a redirect among others. */
async function errorsOf(document: ContentDocument, ...others: readonly ContentDocument[]) {
  return (await listStudioRefusals(others, document)).map(({ sentence }) => sentence);
}

describe("a redirect in the Studio", () => {
  it("is accepted where its way ends", async () => {
    expect(await errorsOf(redirect("/a", "/b"), redirect("/b", "/c"), redirect("/x", "/a"))).toEqual([]);
    expect(await errorsOf(redirect("/a", "https://other.example/a"))).toEqual([]);
  });

  it("is refused where it leads to itself, however that is written", async () => {
    for (const to of ["/a", "/a?x=1", "/a#top", "/A/"])
      expect(await errorsOf(redirect("/a", to)), to).toEqual(["An address can't redirect to itself."]);
  });

  it("is refused where two redirects lead to each other", async () => {
    expect(await errorsOf(redirect("/loop-b", "/loop-a"), redirect("/loop-a", "/loop-b"))).toEqual([
      "These redirects go in a circle: /loop-b → /loop-a → /loop-b. Visitors would never arrive. Change or delete one of them.",
    ]);
  });

  it("is refused where it closes a circle of three, one of them a draft", async () => {
    expect(
      await errorsOf(redirect("/a", "/b"), redirect("/b", "/c?x=1"), redirect("/c", "/a", "drafts.")),
    ).toEqual([
      "These redirects go in a circle: /a → /b → /c → /a. Visitors would never arrive. Change or delete one of them.",
    ]);
  });

  it("is accepted where it only leads into a circle of others, which is refused there", async () => {
    expect(await errorsOf(redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/b"))).toEqual([]);
  });

  it("is compared with its own earlier version's address no more", async () => {
    const published = redirect("/a", "/b");
    const draft = redirect("/a", "/c", "drafts.");
    expect(await errorsOf(draft, published, redirect("/b", "/a"))).toEqual([]);
  });
});
