import { describe, expect, it } from "vitest";
import { csvOf } from "~/kernel/csv";

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
    ["\t=1", "'\t=1"],
    ["\r=1", '"\'\r=1"'],
    ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ])("takes no stranger's text for a formula: %j is %j", (text, cell) => {
    expect(csvOf([[text]])).toBe(`${cell}\r\n`);
  });
});
