import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { maxClicksByTask } from "../e2e/studio/pages/task-click-limits";

const folder = "tests/e2e/studio";
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const counted = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".spec.ts"))
  .flatMap((name) => [...read(name).matchAll(/startTask\(\s*page,\s*"([^"]+)"/g)].map(([, task]) => task));

describe("editor tasks with a click limit", () => {
  it("limits the clicks of at least fifteen editor tasks", () => {
    expect(Object.keys(maxClicksByTask).length).toBeGreaterThanOrEqual(15);
  });

  it("counts the clicks of each editor task in one browser test", () => {
    expect(counted.toSorted()).toEqual(Object.keys(maxClicksByTask).toSorted());
  });

  it("lists the editor tasks in decision 152 with the same click limits", () => {
    const decision = readFileSync(
      "docs/decisions/152-studio-editing-tasks-click-limits-ordering-and-images.md",
      "utf8",
    );
    const rows = [...decision.matchAll(/^\| ([a-z][^|]*?) +\| +(\d+) +\|/gm)];
    expect(Object.fromEntries(rows.map(([, task, clicks]) => [task, Number(clicks)]))).toEqual(
      maxClicksByTask,
    );
  });
});
