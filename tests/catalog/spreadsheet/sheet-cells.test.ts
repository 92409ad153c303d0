import { describe, expect, it } from "vitest";
import { navyStyle, parseSheetRows, sheetContent, whiteStyle } from "#tests/support/content/sheet-content";
import { planImport } from "~/domains/catalog/spreadsheet/plan-import";
import { describePlannedRow } from "~/domains/catalog/spreadsheet/plan-messages";
import type { SheetContent } from "~/domains/catalog/spreadsheet/sheet-columns";
import { parseSheet, toSheetCsv } from "~/domains/catalog/spreadsheet/sheet-csv";
import { toSheetMutations } from "~/domains/catalog/spreadsheet/sheet-mutations";

const planned = (text: string) => planImport(parseSheetRows(text), sheetContent).map(describePlannedRow);

describe("column 'sample can be ordered' of a catalog spreadsheet", () => {
  const cellOf = (style: SheetContent["styles"][number]) =>
    parseSheetRows(toSheetCsv({ ...sheetContent, styles: [style] }))[0]?.["sample can be ordered"];
  const fieldsOf = (text: string, style: SheetContent["styles"][number]) =>
    toSheetMutations(planImport(parseSheetRows(text), { ...sheetContent, styles: [style] }), "publish").map(
      (written) => ("patch" in written ? written.patch.set : null),
    );
  const priceless = { ...navyStyle, sample: { ...navyStyle.sample, price: null } };

  it("exports 'sample can be ordered' as yes when both switches are on and SKU, name and price are set", () => {
    expect([
      cellOf(navyStyle),
      cellOf({ ...navyStyle, orderSample: false }),
      cellOf({ ...navyStyle, sample: { ...navyStyle.sample, enabled: false } }),
      cellOf({ ...navyStyle, sample: { ...navyStyle.sample, name: null } }),
      cellOf(priceless),
      cellOf(whiteStyle),
    ]).toEqual(["yes", "no", "no", "no", "no", ""]);
  });

  it("turns both switches of a sample on for 'yes', and one off for 'no'", () => {
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

  it("keeps a sample not orderable when the cell is 'no', even if the row adds the price", () => {
    expect(fieldsOf("code,sample price,sample can be ordered\ntrnv,12.50,no", priceless)).toEqual([
      { "sample.price": 12.5, "sample.enabled": false },
    ]);
  });
});

describe("sample price in a catalog spreadsheet", () => {
  it.each([
    ["12.50", 12.5],
    ["$1,234.50", 1234.5],
    [" 7 ", 7],
    [".5", 0.5],
  ])("reads the sample price %j as %d dollars", (cell, price) => {
    const row = parseSheetRows(`code;sample price;sample can be ordered\ntrnv;${cell};no`);
    expect(planImport(row, sheetContent)).toMatchObject([
      { kind: "changed", fields: { "sample.price": price } },
    ]);
  });
});

describe("cell of a catalog spreadsheet", () => {
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
  ])("detects no change when only the notation of a cell differs: %s %j", (column, cell) => {
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
  ])("detects a change when the value of a cell differs: %s %j", (column, cell) => {
    expect(same(column, cell)).toEqual([column]);
  });

  it("detects no change when an empty cell stays empty", () => {
    const priceless = { ...navyStyle, sample: { ...navyStyle.sample, price: null } };
    expect(same("sample price", "", priceless)).toEqual(["unchanged"]);
  });
});

describe("rows of a catalog spreadsheet", () => {
  it("refuses a spreadsheet row when an earlier row has the same SKU in any case", () => {
    expect(planned("code,sample sku\nnew1,SMPL-NEW1\nnew2,smpl-new1")[1]).toContain(
      "The SKU is already in line 2.",
    );
    const none = planned("code,sample sku\ntrnv,\nwtse,").join();
    expect(none).not.toContain("stands in line");
  });

  it("changes only published styles by a spreadsheet and lists the changed columns", () => {
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

  it("keeps a sample not orderable when a row also changes other fields", () => {
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

describe("document patch of a catalog spreadsheet", () => {
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
  ])("sets or unsets the field of the cell %s", (cell, set, unset) => {
    const [column, value] = cell.split(";");
    const patch = patchOf(`code;${column}\ntrnv;${value}`);
    expect([patch?.set ?? {}, patch?.unset ?? []]).toEqual([set ?? {}, unset ?? []]);
  });

  it("does not set the switches when the row changes nothing about the sample", () => {
    expect(patchOf("code,name,sample can be ordered\ntrnv,Navy,yes")?.set).toEqual({ name: "Navy" });
  });
});

describe("parsing a catalog spreadsheet", () => {
  it("refuses a malformed row with its line number, and a file above 8 MB", () => {
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

  it("keeps a byte order mark inside the text and an apostrophe within a value", () => {
    expect(parseSheetRows("code,name\ntrnv,a\uFEFFb")).toEqual([{ code: "trnv", name: "a\uFEFFb" }]);
    expect(parseSheetRows("code,name\ntrnv,Ada's =1")).toEqual([{ code: "trnv", name: "Ada's =1" }]);
    expect(parseSheetRows("code,name\ntrnv,a'=1")).toEqual([{ code: "trnv", name: "a'=1" }]);
  });
});
