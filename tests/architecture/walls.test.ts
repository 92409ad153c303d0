import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Returns the lines of the sources that match, as git prints them: 'app/shell.tsx:12:…'. */
function linesWith(pattern: string, ...where: readonly string[]): readonly string[] {
  try {
    return execFileSync("git", ["grep", "-nE", pattern, "--", ...where], { encoding: "utf8" })
      .trim()
      .split("\n");
  } catch {
    // Git exits with 1 when nothing matches.
    return [];
  }
}

const provider = '"(stripe|paypal|authorizenet)"';

it("compares provider names only in the provider's own folder", () => {
  const ifs = `([!=]== ?${provider}|${provider} ?[!=]==|case ${provider})`;
  expect(
    linesWith(ifs, "app", "studio/tools", "studio/structure", ":!app/domains/payments/providers"),
  ).toEqual([]);
  // Each provider folder may mention its own name only.
  const folders = linesWith(ifs, "app/domains/payments/providers");
  expect(folders.length).toBeGreaterThan(0);
  const foreign = folders.filter((line) => {
    const [, folder, name] = /providers\/(\w+)\/.*[!=]== "(\w+)"/.exec(line) ?? [];
    return folder === undefined || folder !== name;
  });
  expect(foreign).toEqual([]);
});

it("writes the HTML of emails only in components", () => {
  const markup = "[`\"']<(p|div|table|tr|td|a|h[1-6]|html|body|span|strong|ul|li)[ >]";
  expect(linesWith(markup, "app/domains", "app/edge/services", "app/content")).toEqual([]);
});

it("names no payment provider in checkout, quotes and installments", () => {
  expect(
    linesWith(
      "(stripe|paypal|authorizenet)",
      "app/domains/checkout",
      "app/domains/quotes/*.ts*",
      "app/domains/installments",
    ),
  ).toEqual([]);
});
