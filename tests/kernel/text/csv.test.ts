import { describe, expect, it } from "vitest";
import { cents } from "~/kernel/money/money";
import { stripFormulaGuards, toCsv } from "~/kernel/text/csv";

const fileOf = (text: string) => toCsv([[text]]);

describe("the CSV export", () => {
  it("writes a CSV line for each row, with commas between its cells", () => {
    expect(
      toCsv([
        ["Name", "Town"],
        ["Dana", ""],
      ]),
    ).toBe("\uFEFFName,Town\r\nDana,\r\n");
    expect(toCsv([])).toBe("\uFEFF");
  });

  it("begins a CSV file with the byte order mark that Excel needs", () => {
    const bytes = Buffer.from(toCsv([["José"], ["日本"]]), "utf8");
    expect(bytes.toString("hex").slice(0, 6)).toBe("efbbbf");
    expect(new TextDecoder("utf-8").decode(bytes)).toBe("José\r\n日本\r\n");
  });

  it.each([
    [0, "0.00"],
    [123_450, "1234.50"],
    [-2_500, "-25.00"],
    [-1, "-0.01"],
  ])("writes %i cents as the number %s", (amount, cell) => {
    expect(toCsv([["Refund", cents(amount), "a"]])).toBe(`\uFEFFRefund,${cell},a\r\n`);
  });

  it.each([
    ["two words", "two words"],
    ["oak, white", '"oak, white"'],
    ['a 10" shelf, 12"', '"a 10"" shelf, 12"""'],
    ["two\nlines", '"two\nlines"'],
    ["two\rlines", '"two\rlines"'],
    ["a=b+c-d@e", "a=b+c-d@e"],
  ])("quotes a cell with separators, quotation marks or line breaks: %j is %j", (text, cell) => {
    expect(fileOf(text)).toBe(`\uFEFF${cell}\r\n`);
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+1 406 555 0142", "'+1 406 555 0142"],
    ["-2", "'-2"],
    ["-25.00", "'-25.00"],
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
  ])("prevents a text from being read as a formula: %j is %j", (text, cell) => {
    expect(fileOf(text)).toBe(`\uFEFF${cell}\r\n`);
  });

  it.each([
    ["oak; =1+1;", "oak; '=1+1;"],
    ["oak\t@SUM(A1)", "oak\t'@SUM(A1)"],
    ["Dear shop\n-1+1", '"Dear shop\n\'-1+1"'],
    ["oak; white - or not", "oak; white - or not"],
  ])("prevents formulas after separators of other locales: %j is %j", (text, cell) => {
    expect(fileOf(text)).toBe(`\uFEFF${cell}\r\n`);
  });

  it.each(["=1+1", "'=1", "  =1", "oak; =1;'-2", "\t=1", "\n\r+1", "'", "Ada's =1", "a;' =1", "＋1"])(
    "restores the original text from a guarded cell: %j",
    (text) => {
      const [, quoted, plain] = /^\uFEFF(?:"(.*)"|(.*))\r\n$/s.exec(fileOf(text)) ?? [];
      expect(stripFormulaGuards(quoted ?? plain ?? "")).toBe(text);
    },
  );

  it("guards and restores a long text in linear time", () => {
    const began = performance.now();
    for (const piece of [" ", "'", "; ", "\n", "\t'", ";="])
      stripFormulaGuards(toCsv([[piece.repeat(100_000)]]));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
