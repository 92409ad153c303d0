import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Lists the lines of all files that disable a rule of the checks, each as 'file: line'. */
function exceptions(): readonly string[] {
  const text = "(oxlint|biome|eslint)-(disable|ignore)|@ts-(ignore|expect-error|nocheck)";
  const found = execFileSync(
    "git",
    [
      "grep",
      "-hE",
      text,
      "--",
      "*.ts",
      "*.tsx",
      "*.mjs",
      "*.cjs",
      "*.css",
      ":!tests/architecture/exceptions.test.ts",
    ],
    { encoding: "utf8" },
  );
  return found.split("\n").filter((line) => line !== "");
}

it("gives a reason with every disabled rule of the checks", () => {
  const all = exceptions();
  expect(all.length).toBeGreaterThan(30);
  const named =
    /oxlint-disable(-next-line)? [\w-]+ -- \w|biome-ignore(-all)? \S+: [\w`]|@ts-expect-error [\w`]/;
  expect(all.filter((line) => !named.test(line))).toEqual([]);
});
