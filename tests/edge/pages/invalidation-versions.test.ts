import { describe, expect, it } from "vitest";
import { InvalidationVersions, toPageTags } from "~/edge/pages/invalidation-versions.server";

const publishedStyle = ["id style-trnv", "all style"];

describe("the content versions that invalidate cached pages", () => {
  it("invalidates pages that read the published document or listed its type, and no others", () => {
    const versions = new InvalidationVersions();
    versions.invalidate(publishedStyle);
    expect(versions.version()).toBe(1);
    expect(versions.changedSince(0, ["id style-trnv"])).toBe(true);
    expect(versions.changedSince(0, ["id brand-uscd", "all style"])).toBe(true);
    expect(versions.changedSince(0, ["id brand-uscd", "all faq"])).toBe(false);
    expect(versions.changedSince(1, ["id style-trnv"])).toBe(false);
  });

  it("invalidates every page after a publish of unknown documents", () => {
    const versions = new InvalidationVersions();
    versions.invalidate(null);
    expect(versions.changedSince(0, ["id brand-uscd"])).toBe(true);
    expect(versions.changedSince(1, ["id brand-uscd"])).toBe(false);
  });

  it("invalidates every page after a restart of a worker", () => {
    const versions = new InvalidationVersions();
    versions.invalidateAll();
    expect(versions.changedSince(0, ["id brand-uscd"])).toBe(true);
  });

  it("keeps an earlier change of a tag when other tags change later", () => {
    const versions = new InvalidationVersions();
    versions.invalidate(publishedStyle);
    versions.invalidate(["id faq-1"]);
    expect(versions.changedSince(0, ["id style-trnv"])).toBe(true);
    expect(versions.changedSince(1, ["id style-trnv"])).toBe(false);
  });

  it("invalidates a page without known reads after every publish", () => {
    expect(toPageTags(null)).toBeUndefined();
    expect(toPageTags(new Set())).toBeUndefined();
    const versions = new InvalidationVersions();
    versions.invalidate(publishedStyle);
    expect(versions.changedSince(0, undefined)).toBe(true);
    expect(versions.changedSince(1, undefined)).toBe(false);
  });
});
