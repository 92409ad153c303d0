import { describe, expect, it } from "vitest";
import { csvOf, withoutApostrophes } from "~/kernel/csv";

describe("a table for a spreadsheet", () => {
  it("has a line for each row, and commas between its cells", () => {
    expect(
      csvOf([
        ["Name", "Town"],
        ["Dana", ""],
      ]),
    ).toBe("Name,Town\r\nDana,\r\n");
    expect(csvOf([])).toBe("");
  });

  it.each([
    ["two words", "two words"],
    ["oak, white", '"oak, white"'],
    ['a 10" shelf, 12"', '"a 10"" shelf, 12"""'],
    ["two\nlines", '"two\nlines"'],
    ["two\rlines", '"two\rlines"'],
    ["a=b+c-d@e", "a=b+c-d@e"],
  ])("quotes what would end a cell: %j is %j", (text, cell) => {
    expect(csvOf([[text]])).toBe(`${cell}\r\n`);
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+1 406 555 0142", "'+1 406 555 0142"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t'=1"],
    ["\r=1", "\"'\r'=1\""],
    ["\n=1", "\"'\n'=1\""],
    ["  =1", "  '=1"],
    ["=1\n2", '"\'=1\n2"'],
    ["＝1+1", "'＝1+1"],
    ["＠SUM(A1)", "'＠SUM(A1)"],
    ["'=1", "''=1"],
    ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ])("takes no stranger's text for a formula: %j is %j", (text, cell) => {
    expect(csvOf([[text]])).toBe(`${cell}\r\n`);
  });

  it.each([
    ["oak; =1+1;", "oak; '=1+1;"],
    ["oak\t@SUM(A1)", "oak\t'@SUM(A1)"],
    ["Dear shop\n-1+1", '"Dear shop\n\'-1+1"'],
    ["oak; white - or not", "oak; white - or not"],
  ])("nor where another country's spreadsheet begins a cell: %j is %j", (text, cell) => {
    expect(csvOf([[text]])).toBe(`${cell}\r\n`);
  });

  it.each(["=1+1", "'=1", "  =1", "oak; =1;'-2", "\t=1", "\n\r+1", "'", "Ada's =1", "a;' =1", "＋1"])(
    "gives a text back as it was: %j",
    (text) => {
      const [, quoted, plain] = /^(?:"(.*)"|(.*))\r\n$/s.exec(csvOf([[text]])) ?? [];
      expect(withoutApostrophes(quoted ?? plain ?? "")).toBe(text);
    },
  );

  it("takes a long text in no time", () => {
    const began = performance.now();
    for (const piece of [" ", "'", "; ", "\n", "\t'", ";="])
      withoutApostrophes(csvOf([[piece.repeat(100_000)]]));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
