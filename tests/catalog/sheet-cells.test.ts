import { describe, expect, it } from "vitest";
import { navyStyle, parseSheetRows, sheetContent, whiteStyle } from "#tests/support/catalog/sheet-content";
import { planImport } from "~/domains/catalog/spreadsheet/plan-import";
import { describePlannedRow } from "~/domains/catalog/spreadsheet/plan-messages";
import type { SheetContent } from "~/domains/catalog/spreadsheet/sheet-columns";
import { parseSheet, toSheetCsv } from "~/domains/catalog/spreadsheet/sheet-csv";
import { toSheetMutations } from "~/domains/catalog/spreadsheet/sheet-mutations";

const planned = (text: string) => planImport(parseSheetRows(text), sheetContent).map(describePlannedRow);

describe("whether a sample can be ordered, as a spreadsheet says it", () => {
  const cellOf = (style: SheetContent["styles"][number]) =>
    parseSheetRows(toSheetCsv({ ...sheetContent, styles: [style] }))[0]?.["sample can be ordered"];
  const fieldsOf = (text: string, style: SheetContent["styles"][number]) =>
    toSheetMutations(planImport(parseSheetRows(text), { ...sheetContent, styles: [style] }), "publish").map(
      (written) => ("patch" in written ? written.patch.set : null),
    );
  const priceless = { ...navyStyle, sample: { ...navyStyle.sample, price: null } };

  it("is what the shop says: both switches, and SKU, name and price", () => {
    expect([
      cellOf(navyStyle),
      cellOf({ ...navyStyle, orderSample: false }),
      cellOf({ ...navyStyle, sample: { ...navyStyle.sample, enabled: false } }),
      cellOf({ ...navyStyle, sample: { ...navyStyle.sample, name: null } }),
      cellOf(priceless),
      cellOf(whiteStyle),
    ]).toEqual(["yes", "no", "no", "no", "no", ""]);
  });

  it("switches both on by a yes, and one off by a no", () => {
    const off = { ...navyStyle, orderSample: false };
    expect(fieldsOf("code,sample can be ordered\ntrnv,yes", off)).toEqual([
      { orderSample: true, "sample.enabled": true },
    ]);
    expect(fieldsOf("code,sample can be ordered\ntrnv,no", navyStyle)).toEqual([{ "sample.enabled": false }]);
    expect(fieldsOf("code,sample can be ordered\ntrnv,TRUE", off)).toEqual(
      fieldsOf("code,sample can be ordered\ntrnv,yes", off),
    );
    expect(fieldsOf("code,sample can be ordered\ntrnv,FALSE", navyStyle)).toEqual([
      { "sample.enabled": false },
    ]);
  });

  it("keeps its no when the line brings the price that was missing", () => {
    expect(fieldsOf("code,sample price,sample can be ordered\ntrnv,12.50,no", priceless)).toEqual([
      { "sample.price": 12.5, "sample.enabled": false },
    ]);
  });
});

describe("the price of a sample", () => {
  it.each([
    ["12.50", 12.5],
    ["$1,234.50", 1234.5],
    [" 7 ", 7],
    [".5", 0.5],
  ])("written as %j is stored as %d dollars", (cell, price) => {
    const row = parseSheetRows(`code;sample price;sample can be ordered\ntrnv;${cell};no`);
    expect(planImport(row, sheetContent)).toMatchObject([
      { kind: "changed", fields: { "sample.price": price } },
    ]);
  });
});

describe("a cell that says the same in another way", () => {
  const same = (column: string, cell: string, style: SheetContent["styles"][number] = navyStyle) =>
    planImport(parseSheetRows(`code;${column}\ntrnv;${cell}`), { ...sheetContent, styles: [style] }).map(
      ({ kind, ...line }) => ("columns" in line ? line.columns.join() : kind),
    );

  it.each([
    ["brand", "JSI CABINETRY"],
    ["color family", "BLUE"],
    ["sample can be ordered", "YES"],
    ["sample can be ordered", "TRUE"],
    ["sample price", "0"],
    ["sample price", "$0.00"],
    ["labels", "Painted|New, here"],
    ["labels", " | Painted | | New, here"],
    ["Name", " Trenton Recessed Navy "],
    ["code", "TRNV"],
  ])("is no change: %s %j", (column, cell) => {
    const text = column === "code" ? [`code\n${cell}`] : null;
    expect(text ? planned(text[0] ?? "") : same(column, cell)).toEqual(
      text ? ["Line 2, trnv: unchanged"] : ["unchanged"],
    );
  });

  it.each([
    ["name", "trenton recessed navy"],
    ["labels", "Painted"],
    ["labels", "PaintedNew, here"],
    ["labels", "painted | new, here"],
    ["color family", "green"],
    ["sample can be ordered", "no"],
    ["sample price", ""],
  ])("is a change where it says something else: %s %j", (column, cell) => {
    expect(same(column, cell)).toEqual([column]);
  });

  it("is no change where there was none and is none", () => {
    const priceless = { ...navyStyle, sample: { ...navyStyle.sample, price: null } };
    expect(same("sample price", "", priceless)).toEqual(["unchanged"]);
  });
});

describe("lines that are in each other's way", () => {
  it("are told which SKU stands where already, in any case", () => {
    expect(planned("code,sample sku\nnew1,SMPL-NEW1\nnew2,smpl-new1")[1]).toContain(
      "The SKU is already in line 2.",
    );
    const none = planned("code,sample sku\ntrnv,\nwtse,").join();
    expect(none).not.toContain("stands in line");
  });

  it("are about what is published, and name each column that changes", () => {
    const draft = { ...whiteStyle, _id: "drafts.style-new1", code: { current: "new1" } };
    const plan = planImport(parseSheetRows("code,name\nnew1,Plum"), {
      ...sheetContent,
      styles: [navyStyle, draft],
    });
    expect(plan.map(({ kind }) => kind)).toEqual(["refused"]);
    const changed = "code,line,color,name\ntrnv,Shaker,Plum,Plum";
    expect(planned(changed)).toEqual(["Line 2, trnv: changed (line, color, name)"]);
    expect(planned("code,name\n,Nameless")[0]).toMatch(/^Line 2, no code: refused/);
  });

  it("keep a sample's no also where the line changes more than the sample", () => {
    const priceless = { ...navyStyle, sample: { ...navyStyle.sample, price: null } };
    const text = "code,name,sample price,sample can be ordered\ntrnv,Plum,12.50,no";
    const [written] = toSheetMutations(
      planImport(parseSheetRows(text), { ...sheetContent, styles: [priceless] }),
      "publish",
    );
    expect(written && "patch" in written ? written.patch.set : null).toEqual({
      ...{ name: "Plum", "sample.price": 12.5, "sample.enabled": false },
    });
  });
});

describe("what a cell says to the document", () => {
  const patchOf = (text: string) =>
    toSheetMutations(planImport(parseSheetRows(text), sheetContent), "publish").map((written) =>
      "patch" in written ? { set: written.patch.set, unset: written.patch.unset } : null,
    )[0];

  it.each([
    ["color family;Green", { family: "green" }, undefined],
    ["color family;", undefined, ["family"]],
    ["brand;uscd", { brand: { _type: "reference", _ref: "brand-uscd" } }, undefined],
    ["name;Navy", { name: "Navy" }, undefined],
    ["construction;Frameless", { construction: "Frameless" }, undefined],
    ["swatch;", undefined, ["swatch"]],
    ["sample name;", undefined, ["sample.name"]],
    ["sample price;", undefined, ["sample.price"]],
    ["sample can be ordered;", undefined, ["sample.enabled"]],
    ["labels;New |  | Painted", { labels: ["New", "Painted"] }, undefined],
  ])("%s", (cell, set, unset) => {
    const [column, value] = cell.split(";");
    const patch = patchOf(`code;${column}\ntrnv;${value}`);
    expect([patch?.set ?? {}, patch?.unset ?? []]).toEqual([set ?? {}, unset ?? []]);
  });

  it("leaves the switch of a sample alone where the line changes no sample", () => {
    expect(patchOf("code,name,sample can be ordered\ntrnv,Navy,yes")?.set).toEqual({ name: "Navy" });
  });
});

describe("a file that cannot be read", () => {
  it("is refused with its line, or because it is too long", () => {
    expect(parseSheet('code,name\ntrnv,"Navy')).toEqual({
      isRead: false,
      reason: "Line 2: Quoted field unterminated.",
    });
    expect(parseSheet("code,name\ntrnv,Navy\nwtse,White,Extra")).toEqual({
      isRead: false,
      reason: "Line 3: Too many fields: expected 2 fields but parsed 3.",
    });
    const line = `trnv${" ".repeat(1019)}\n`;
    expect(parseSheet(`code\n${line.repeat(8192)}`)).toEqual({
      isRead: false,
      reason: "The file is larger than 8 MB.",
    });
    expect(parseSheet(`code\n${line.repeat(8191)}`)).toMatchObject({ isRead: true });
  });

  it("keeps a byte order mark that is no beginning, and an apostrophe before a word", () => {
    expect(parseSheetRows("code,name\ntrnv,a\uFEFFb")).toEqual([{ code: "trnv", name: "a\uFEFFb" }]);
    expect(parseSheetRows("code,name\ntrnv,Ada's =1")).toEqual([{ code: "trnv", name: "Ada's =1" }]);
    expect(parseSheetRows("code,name\ntrnv,a'=1")).toEqual([{ code: "trnv", name: "a'=1" }]);
  });
});
