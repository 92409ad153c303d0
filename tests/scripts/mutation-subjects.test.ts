import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { subjects } from "../../stryker.config.mjs";

describe("the subjects of the mutation tests", () => {
  it.each(Object.entries(subjects))(
    "lists only existing files as subjects of the mutation tests: %s",
    (_subject, patterns) => {
      const missing = patterns.filter((pattern) => !pattern.startsWith("!") && !matchesTrackedFile(pattern));
      expect(missing).toEqual([]);
    },
  );
});

/** Git reads `**` in glob pathspecs but no braces, so braces are expanded first. */
function matchesTrackedFile(pattern: string): boolean {
  const pathspecs = expandBraces(pattern).map((path) => `:(glob)${path}`);
  return pathspecs.every(
    (path) => execFileSync("git", ["ls-files", "--", path], { encoding: "utf8" }).trim() !== "",
  );
}

function expandBraces(pattern: string): readonly string[] {
  const [, before = "", options, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (options === undefined) return [pattern];
  return options.split(",").flatMap((option) => expandBraces(`${before}${option}${after}`));
}
