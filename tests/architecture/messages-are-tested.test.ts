import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const filesLike = (...patterns: readonly string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    encoding: "utf8",
  })
    .trim()
    .split("\n");
const oneSpaced = (text: string) => text.replace(/\s+/g, " ");

/** Returns the sentences of a file. A sentence with filled-in values is split at each value. */
function sentencesIn(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, filled]) => oneSpaced(plain ?? filled ?? ""))
    .filter((text) => /^[A-Z]/.test(text) || /[a-z] /.test(text))
    .flatMap((text) => text.split(/\$\{[^}]*\}/))
    .map((part) => part.trim())
    .filter((part) => /\w \w/.test(part) && !part.includes("`"));
}

it("finds every sentence of the message files word for word in a test", () => {
  const tests = oneSpaced(
    filesLike("tests/*.ts", "tests/*.tsx")
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  );
  const messages = filesLike("app/**/*.messages.ts");
  expect(messages.length).toBeGreaterThan(15);
  const unsaid = messages.flatMap((file) =>
    sentencesIn(readFileSync(file, "utf8")).filter((sentence) => !tests.includes(sentence)),
  );
  expect(unsaid).toEqual([]);
});
