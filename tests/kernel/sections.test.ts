import { describe, expect, it } from "vitest";
import { getFirstSegment, isFilePath, isPublicPath } from "~/kernel/addresses/sections";

describe("getFirstSegment", () => {
  it.each([
    ["/order/success", "order"],
    ["/ORDER", "order"],
    ["/", ""],
    ["", ""],
  ])("maps the path %s to the section '%s'", (path, section) => {
    expect(getFirstSegment(path)).toBe(section);
  });
});

describe("isFilePath", () => {
  it.each([
    ["/a.webp", true],
    ["/A.MP4", true],
    ["/v1.2/doors", false],
    ["/doors", false],
    ["/doors.", false],
  ])("checks whether the path %s has a file extension: %s", (path, isOne) => {
    expect(isFilePath(path)).toBe(isOne);
  });
});

describe("isPublicPath in the browser", () => {
  const personal = { sections: ["my-account", "estimator"], publicPages: ["/estimator"] };

  it.each([
    ["/", true],
    ["/about-us", true],
    ["/estimator", true],
    ["/Estimator", true],
    ["/estimator/a-token", false],
    ["/my-account", false],
    ["/My-Account/orders", false],
    ["/about-us.html", false],
  ])("checks whether the path %s is public: %s", (path, isPublic) => {
    expect(isPublicPath(personal, path)).toBe(isPublic);
  });
});
