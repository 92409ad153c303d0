import { describe, expect, it } from "vitest";
import { findNameProblems, findNeedlessAllowances } from "../../scripts/check/names";

const problemsIn = (file: string, source: string) =>
  findNameProblems(file, source).map(({ line, name }) => `${line}: ${name}`);

describe("the check of declared names", () => {
  it("reports a banned variable, parameter, binding, function and property with its line", () => {
    const source = [
      "const said = 1;",
      "function told(asked: string) {}",
      "const { gone, kept: shelf } = value;",
      "type Reply = { readonly complaints: string };",
    ].join("\n");
    expect(problemsIn("app/a.ts", source)).toEqual([
      "1: said",
      "2: told",
      "2: asked",
      "3: gone",
      "3: shelf",
      "4: complaints",
    ]);
  });

  it("reports a banned word of a file name", () => {
    expect(problemsIn("tests/studio/quote-complaints.test.ts", "")).toEqual(["1: complaints"]);
  });

  it("accepts a name that only contains a banned word, and properties of object literals", () => {
    expect(problemsIn("app/a.ts", "const doorStyle = { letter: 1, words: 2 };")).toEqual([]);
  });

  it("accepts a cabinet door in the catalog and rejects the name door elsewhere", () => {
    expect(problemsIn("app/domains/catalog/a.ts", "const door = 1;")).toEqual([]);
    expect(problemsIn("app/edge/a.ts", "const door = 1;")).toEqual(["1: door"]);
  });

  it("reports names that begin with own or isOwn", () => {
    const source = "const ownOrders = 1; const isOwn = 2; const isOwner = 3; const owner = 4;";
    expect(problemsIn("app/a.ts", source)).toEqual(["1: ownOrders", "1: isOwn"]);
  });

  it("reports line for a value of another type, and accepts text lines, line numbers and cart lines", () => {
    const source = [
      "const describeRow = (line: PlannedRow) => line.code;",
      "const trim = (line: string) => line.trim();",
      "type Problem = { readonly line: number };",
      "const total = (line: CartLine, other: Pick<CartLine, 'price'>) => line.price;",
      "type Line = string;",
    ].join("\n");
    expect(problemsIn("app/a.ts", source)).toEqual(["1: line", "5: Line"]);
  });

  it("lists reviewed places that no file needs", () => {
    expect(findNeedlessAllowances(new Map())).toContain("marks (marks of Portable Text)");
    expect(findNeedlessAllowances(new Map([["studio/structure/a.ts", "const marks = 1;"]]))).not.toContain(
      "marks (marks of Portable Text)",
    );
  });
});
