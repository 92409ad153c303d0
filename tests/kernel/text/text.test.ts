import { describe, expect, it } from "vitest";
import {
  capitalize,
  capitalizeAcronyms,
  classifyTitleLength,
  descriptionLimit,
  formatLabel,
  limitListItems,
  productDescriptionLimit,
  reviewTextLimit,
  videoDescriptionLimit,
} from "~/kernel/text/text";
import { truncate } from "~/kernel/text/truncate";

describe("the text formats of the shop", () => {
  it("adds a colon to a label, except after a question mark", () => {
    expect(["First name", "What is it about?"].map(formatLabel)).toEqual([
      "First name:",
      "What is it about?",
    ]);
  });

  it.each([
    ["x".repeat(20), "short"],
    ["x".repeat(21), "medium"],
    ["x".repeat(50), "medium"],
    ["x".repeat(51), "long"],
  ])("classifies a title by its length [FMT-003]", (title, length) => {
    expect(classifyTitleLength(title)).toBe(length);
  });

  it("limits descriptions, product descriptions, videos and reviews to 220, 350, 250 and 150 characters [FMT-004] [FMT-005] [FMT-007] [FAQ-006]", () => {
    expect([descriptionLimit, productDescriptionLimit, videoDescriptionLimit, reviewTextLimit]).toEqual([
      220, 350, 250, 150,
    ]);
  });

  it("shortens a product description at a word boundary with '...' [FMT-005]", () => {
    const cut = truncate("Maple doors ".repeat(40), productDescriptionLimit);
    expect(cut.length).toBeLessThanOrEqual(353);
    expect(cut.endsWith("Maple doors Maple...") || cut.endsWith("Maple doors...")).toBe(true);
  });

  it("shows the first 6 items of a longer list [FMT-006]", () => {
    expect(limitListItems([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ visibleItems: [1, 2, 3, 4, 5, 6], hidden: 2 });
    expect(limitListItems([1, 2, 3, 4, 5, 6])).toEqual({ visibleItems: [1, 2, 3, 4, 5, 6], hidden: 0 });
  });

  it("capitalizes the first letter of a sentence", () => {
    expect([capitalize("color"), capitalize("")]).toEqual(["Color", ""]);
  });

  it("keeps RTA, DIY, MDF and PVC uppercase [FMT-008]", () => {
    expect(capitalizeAcronyms("Rta cabinets for your diy kitchen, mdf or pvc")).toBe(
      "RTA cabinets for your DIY kitchen, MDF or PVC",
    );
    expect(capitalizeAcronyms("Start")).toBe("Start");
  });

  it("leaves email addresses and URLs unchanged [FMT-008]", () => {
    const address = "mail diy@rta.example or see https://mdf.example/pvc";
    expect(capitalizeAcronyms(address)).toBe(address);
  });
});
