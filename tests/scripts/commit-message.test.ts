import { describe, expect, it } from "vitest";
import { findMessageProblems } from "../../scripts/commits/commit-message.mjs";

describe("the check of a commit message", () => {
  it.each([
    "orders: reject an installment above the balance",
    "docs, studio: name the fields of a page\n\nBecause; a body may say more than one thing.",
    "ui: address a missing label",
    "lake: process pictures once",
    "app/blocks: bring back the banner",
    "Merge branch 'docs'",
    'Revert "orders: reject an installment above the balance"',
  ])("accepts the commit message %j", (message) => {
    expect(findMessageProblems(message)).toEqual([]);
  });

  it("requires a scope in a commit message", () => {
    expect(findMessageProblems("Reject an installment")).toEqual([
      'write "scope: subject", the scope in small letters',
    ]);
    expect(findMessageProblems("feat(orders): reject an installment")).toEqual([
      'write "scope: subject", the scope in small letters',
    ]);
  });

  it("accepts a commit subject of 72 characters and reports one of 73", () => {
    const message = `ui: ${"a".repeat(68)}`;
    expect(findMessageProblems(message)).toEqual([]);
    expect(findMessageProblems(`${message}a`)).toEqual(["73 characters, at most 72"]);
  });

  it("reports a period at the end of a commit subject", () => {
    expect(findMessageProblems("ui: add a label.")).toEqual(["no period at the end"]);
  });

  it("reports several changes in one commit subject", () => {
    expect(findMessageProblems("ui: add a label; remove a hint")).toEqual([
      "one change in each commit, none joined by a semicolon",
    ]);
  });

  it.each(["added", "adding", "adds", "passes"])(
    "reports the verb form %s, which is not a command",
    (verb) => {
      expect(findMessageProblems(`ui: ${verb} a label`)).toEqual([`write a command: "add", not "${verb}"`]);
    },
  );

  it("ignores Git's comment lines in a commit message", () => {
    expect(findMessageProblems("# Please enter the message\nui: add a label\n")).toEqual([]);
  });
});
