import { describe, expect, it } from "vitest";
import { findScheduleProblem } from "../../studio/structure/schedule";

const page = { _id: "page-sale", _type: "page", path: "/sale" };
const versions = { type: "page", published: page, draft: { ...page, _id: "drafts.page-sale" }, errors: 0 };

describe("schedule of a publish or unpublish", () => {
  it("accepts a schedule for publishing a draft and for unpublishing a published document", () => {
    expect(findScheduleProblem("publish", versions)).toBeUndefined();
    expect(findScheduleProblem("publish", { ...versions, published: null })).toBeUndefined();
    expect(findScheduleProblem("unpublish", { ...versions, draft: null })).toBeUndefined();
  });

  it("rejects a schedule for publishing without changes, with errors or with a new URL", () => {
    expect(findScheduleProblem("publish", { ...versions, draft: null })).toBe(
      "There is nothing to publish here: change something first.",
    );
    expect(findScheduleProblem("publish", { ...versions, errors: 1 })).toBe("Fix what is marked red first.");
    const moved = { ...versions, draft: { ...page, path: "/autumn-sale" } };
    expect(findScheduleProblem("publish", moved)).toBe(
      "Its address changes: publish it yourself so that the old address redirects.",
    );
  });

  it("rejects a schedule for unpublishing a document that is required or was never published", () => {
    expect(findScheduleProblem("unpublish", { ...versions, published: null })).toBe(
      "Visitors can't see it: it was never published.",
    );
    expect(findScheduleProblem("unpublish", { ...versions, published: { ...page, path: "/" } })).toBe(
      "The shop needs it: it's the home page.",
    );
    const navigation = { _id: "navigation", _type: "navigation" };
    expect(
      findScheduleProblem("unpublish", { type: "navigation", published: navigation, draft: null, errors: 0 }),
    ).toBe("The shop needs it.");
  });
});
