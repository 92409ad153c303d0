import { describe, expect, it } from "vitest";
import { getSection, isFilePath, isPublicPath } from "~/kernel/sections";

describe("the section of a path", () => {
  it.each([
    ["/order/success", "order"],
    ["/ORDER", "order"],
    ["/", ""],
    ["", ""],
  ])("%s is '%s'", (path, section) => {
    expect(getSection(path)).toBe(section);
  });
});

describe("a path that ends like a file", () => {
  it.each([
    ["/a.webp", true],
    ["/A.MP4", true],
    ["/v1.2/doors", false],
    ["/doors", false],
    ["/doors.", false],
  ])("%s: %s", (path, isOne) => {
    expect(isFilePath(path)).toBe(isOne);
  });
});

describe("a public path, as the browser knows it", () => {
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
  ])("%s: %s", (path, isPublic) => {
    expect(isPublicPath(personal, path)).toBe(isPublic);
  });
});
