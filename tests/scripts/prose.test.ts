// cspell:disable — the examples are misspelled on purpose.
import { describe, expect, it } from "vitest";
import { findProseProblems } from "../../scripts/prose/find-problems";

const problemsIn = (file: string, source: string) =>
  findProseProblems(file, source).map(({ line, advice }) => `${line}: ${advice}`);

const repeatWord = (count: number) =>
  `The ${Array(count - 1)
    .fill("word")
    .join(" ")}`;

describe("the prose check of code", () => {
  it("reports a banned word of a line comment with its line", () => {
    expect(problemsIn("a.ts", "const a = 1;\n// Sent by whoever asks.\nconst b = 2;")).toEqual([
      '2: "whoever": name the person or the role',
    ]);
  });

  it("reports a banned word of the third line of a docblock", () => {
    expect(problemsIn("a.ts", "/**\n * Reads a row.\n * Nobody waits.\n */\nexport const a = 1;")).toEqual([
      '3: "Nobody": say who does not, or use the passive',
    ]);
  });

  it("reports a phrase that a line break divides", () => {
    expect(problemsIn("a.ts", "// A thread of\n// its own.\nconst a = 1;")).toEqual([
      '1: "of its own": write "its own …" or "separate"',
    ]);
  });

  it("reports comments between JSX children, not JSX text", () => {
    const source = "const a = (\n  <p>\n    {/* For somebody. */}\n    // somebody\n  </p>\n);";
    expect(problemsIn("a.tsx", source)).toEqual(['3: "somebody": name the person or the role']);
  });

  it("reports nothing inside strings, templates and regular expressions", () => {
    expect(problemsIn("a.ts", 'const a = ["// nobody", `// whoever`, /\\/\\/ alike/];')).toEqual([]);
  });

  it("reports a comment that begins with a noun clause", () => {
    expect(problemsIn("a.ts", "/** What an order still owes. */\nconst a = 1;")).toEqual([
      '1: "What": begin with the subject: "The balance of an order", not "What an order owes"',
    ]);
    expect(problemsIn("a.ts", "// What if the row is gone?\nconst a = 1;")).toEqual([]);
  });

  it("reports a sentence of 26 words and accepts one of 25", () => {
    expect(problemsIn("a.ts", `// ${repeatWord(26)}.\nconst a = 1;`)).toEqual([
      "1: 26 words in one sentence, at most 25",
    ]);
    expect(problemsIn("a.ts", `// ${repeatWord(25)}. ${repeatWord(25)}.\nconst a = 1;`)).toEqual([]);
  });

  it("counts the words of two neighboring comments separately", () => {
    expect(
      problemsIn("a.ts", `const a = 1; // ${repeatWord(20)}\nconst b = 2; // ${repeatWord(20)}`),
    ).toEqual([]);
  });

  it.each(["it", "test", "describe", "it.each([1])", "describe.skip"])("reads the title of %s", (call) => {
    expect(problemsIn("a.test.ts", `${call}("tells somebody", () => {});`)).toEqual([
      '1: "somebody": name the person or the role',
    ]);
  });

  it("ignores test titles outside of test files", () => {
    expect(problemsIn("a.ts", 'it("tells somebody", () => {});')).toEqual([]);
  });

  it.each([
    ["// The letter is sent.", '1: "letter": write "email"'],
    ["// Two instalments.", '1: "instalments": American spelling is "installments"'],
    ["// An unrecognised color.", '1: "unrecognised": American spelling is "unrecognized"'],
    ["// The e-mail.", '1: "e-mail": write "email"'],
    ["// Hashes the asker.", '1: "asker": write "client IP" or "visitor"'],
    ["// It stands in the table.", '1: "stands in": write "is in"'],
    ["// There is no row.", '1: "is no": write "is not a …" or "has no …"'],
    ["// Both are kept alike.", '1: "alike": say what is equal'],
  ])("reports the prose %s", (source, problem) => {
    expect(problemsIn("a.ts", source)).toEqual([problem]);
  });

  it.each([
    "// Capital letters and digits; a code of 12 letters.",
    "// The newsletter is no longer sent.",
    '// The text "for somebody" and the value `nobody`.',
    "// Promise, advertise, exercise, otherwise, likewise, precise, enterprise.",
    "// biome-ignore lint/style/noNonNullAssertion: nobody",
  ])("accepts the prose %s", (source) => {
    expect(problemsIn("a.ts", source)).toEqual([]);
  });
});

describe("the prose check of Markdown", () => {
  it("reports banned words and long sentences with their line", () => {
    expect(problemsIn("a.md", `# Title\n\nIt is for\nsomebody.\n\n- ${repeatWord(26)}\n`)).toEqual([
      '4: "somebody": name the person or the role',
      "6: 26 words in one sentence, at most 25",
    ]);
  });

  it("excludes code and quotations from the word count", () => {
    const names = Array(30).fill("`name`").join(", ");
    expect(problemsIn("a.md", `It has ${names}. It shows "${repeatWord(30)}".\n`)).toEqual([]);
  });

  it("ignores code, link targets and diagrams", () => {
    expect(
      problemsIn("a.md", "Run `nobody`, see [this](./somebody.md).\n\n```mermaid\nwhoever --> alike\n```\n"),
    ).toEqual([]);
  });

  it("checks each cell of a table separately", () => {
    expect(problemsIn("a.md", `| ${repeatWord(20)} | ${repeatWord(20)} |\n`)).toEqual([]);
  });

  it("checks each item of a list separately", () => {
    expect(problemsIn("a.md", `- ${repeatWord(20)}\n- ${repeatWord(20)}\n1. ${repeatWord(20)}\n`)).toEqual(
      [],
    );
  });
});

describe("the prose check of site copy", () => {
  it("reports British spelling in the texts of a dataset", () => {
    const documents =
      '{"_id":"a","title":"Home"}\n{"_id":"b-colour","body":[{"text":"Every colour we sell"}]}\n';
    expect(problemsIn("production.ndjson", documents)).toEqual(['2: "colour": American spelling is "color"']);
  });

  it("accepts any spelling of the words that visitors search for", () => {
    expect(problemsIn("production.ndjson", '{"_id":"a","searchSynonyms":["gray, grey"]}\n')).toEqual([]);
  });

  it("reports British spelling in JSX text, in labels and in message files", () => {
    expect(problemsIn("a.tsx", '<p title="Your favourite door">Choose a colour</p>;')).toEqual([
      '1: "favourite": American spelling is "favorite"',
      '1: "colour": American spelling is "color"',
    ]);
    expect(problemsIn("a.messages.ts", 'export const a = { b: "The order was cancelled." };')).toEqual([
      '1: "cancelled": American spelling is "canceled"',
    ]);
  });

  it("ignores long sentences and everyday words", () => {
    expect(problemsIn("a.tsx", `<p>Nobody minds. ${repeatWord(30)}.</p>;`)).toEqual([]);
  });
});
