import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = "docs/decisions";
const files = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/.test(file));

it.each(files)("a decision has a title, its date, its status and a row in the index: %s", (file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  expect(text).toMatch(
    new RegExp(
      `^# ${file.slice(0, 3)} .+\\n\\n- Date: \\d{4}-\\d{2}-\\d{2}\\n- Status: (accepted|superseded)`,
    ),
  );
  expect(readFileSync(`${folder}/README.md`, "utf8")).toContain(`](${file})`);
});
