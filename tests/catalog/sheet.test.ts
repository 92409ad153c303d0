import { describe, expect, it } from "vitest";
import { planSheet } from "~/domains/catalog/sheet/plan-sheet";
import { plannedWords, planSummary } from "~/domains/catalog/sheet/plan-words";
import type { SheetContent, SheetRow } from "~/domains/catalog/sheet/sheet-columns";
import { readSheet, sheetOf } from "~/domains/catalog/sheet/sheet-csv";
import { mutationsOf } from "~/domains/catalog/sheet/write-sheet";

const navy = {
  _id: "style-trnv",
  _type: "style",
  _rev: "r1",
  code: { current: "trnv" },
  brand: { _type: "reference", _ref: "brand-jsi" },
  line: "Trenton Recessed",
  colour: "Navy",
  name: "Trenton Recessed Navy",
  family: "blue",
  swatch: "#22344f",
  labels: ["Painted", "New, here"],
  sample: { _type: "sampleDoor", sku: "SMPL-TRNV", name: "Navy Sample Door", price: 0, enabled: true },
};
const white = {
  ...navy,
  _id: "style-wtse",
  code: { current: "wtse" },
  brand: { _ref: "brand-uscd" },
  labels: null,
  sample: null,
};
const content: SheetContent = {
  styles: [navy, white],
  brands: [
    { _id: "brand-jsi", name: "JSI Cabinetry" },
    { _id: "brand-uscd", name: "USCD" },
  ],
};

const head =
  "code,brand,line,color,name,color family,construction,material,swatch,labels,sample sku,sample name,sample price,sample can be ordered";

function rowsOf(text: string): readonly SheetRow[] {
  const sheet = readSheet(text);
  if (!sheet.isRead) throw new Error(sheet.reason);
  return sheet.rows;
}

const planned = (text: string) => planSheet(rowsOf(text), content).map(plannedWords);

describe("the catalog as a spreadsheet", () => {
  it("holds one line for every published style, draft or not", () => {
    const draft = { ...navy, _id: "drafts.style-trnv", name: "Not yet" };
    expect(sheetOf({ ...content, styles: [...content.styles, draft] })).toBe(
      [
        head,
        'trnv,JSI Cabinetry,Trenton Recessed,Navy,Trenton Recessed Navy,blue,,,#22344f,"Painted | New, here",SMPL-TRNV,Navy Sample Door,0.00,yes',
        "wtse,USCD,Trenton Recessed,Navy,Trenton Recessed Navy,blue,,,#22344f,,,,,",
        "",
      ].join("\r\n"),
    );
  });

  it("comes back unchanged, with the separators and marks of spreadsheets", () => {
    const saved = sheetOf(content);
    expect(planSummary(planSheet(rowsOf(saved), content))).toBe("0 new, 0 changed, 2 unchanged, 0 refused.");
    expect(planned("\uFEFFCode;Brand;Sample price\r\ntrnv;jsi cabinetry;0\r\n\r\n")).toEqual([
      "Line 2, trnv: unchanged",
    ]);
  });

  it("shows a text that looks like a formula as a text, and reads it as it was", () => {
    const formula = { ...navy, name: "=1+1" };
    const saved = sheetOf({ ...content, styles: [formula] });
    expect(saved).toContain("'=1+1");
    expect(rowsOf(saved)[0]?.name).toBe("=1+1");
  });

  it("is refused whole without the code, with a column nobody knows, or when it is broken", () => {
    expect(readSheet("name\nNavy")).toEqual({
      isRead: false,
      reason: "There is no column “code”: it says which style a line is about.",
    });
    expect(readSheet("code,price\ntrnv,1")).toMatchObject({
      isRead: false,
      reason: expect.stringMatching(/^Unknown column “price”\. Columns are: code, brand, line,/),
    });
    expect(readSheet('code,name\ntrnv,"Navy')).toMatchObject({ isRead: false });
  });
});

describe("what a spreadsheet would do", () => {
  it("is told line by line: new, changed in which columns, unchanged", () => {
    expect(
      planned(
        "code,brand,line,color,name,sample price\ntrnv,JSI Cabinetry,Trenton Recessed,Navy,Trenton Recessed Navy,12.5\nnew1,USCD,Shaker,Plum,Shaker Plum,0",
      ),
    ).toEqual(["Line 2, trnv: changed (sample price)", "Line 3, new1: new"]);
  });

  it.each([
    ["code,brand\ntrnv,Nobody", "There is no brand “Nobody”."],
    ["code,sample price\ntrnv,-1", "The price is dollars and cents: 12.50, or 0 for a free sample."],
    ["code,sample price\ntrnv,1.005", "The price is dollars and cents: 12.50, or 0 for a free sample."],
    ["code,swatch\ntrnv,navy", "The swatch is a # and six digits or letters a–f."],
    ["code,color family\ntrnv,purple", "The color family is one of: white, gray, blue, green, black, brown."],
    ["code,sample sku\ntrnv,door 1", "The SKU is SMPL- and the code in capitals."],
    ["code,sample sku\nwtse,SMPL-TRNV", "The SKU belongs to trnv."],
    ["code,line\ntrnv,", "The line is missing."],
    ["code,labels\ntrnv,New | New", "A label stands there twice."],
    ["code,sample can be ordered\ntrnv,maybe", "“Can be ordered” is yes or no."],
    ["code,name\n,Nameless", "The code has up to 12 letters, digits and hyphens."],
    [
      "code\nnew1",
      "A new style needs its brand. A new style needs its line. A new style needs its color. A new style needs its name.",
    ],
  ])("refuses %j with its reason", (text, reason) => {
    expect(planned(text)[0]).toMatch(/: refused\. /);
    expect(planned(text)[0]).toContain(reason);
  });

  it("refuses the second line of one code or SKU, and a style somebody is editing", () => {
    expect(planned("code,name\ntrnv,One\nTRNV,Two")[1]).toBe(
      "Line 3, trnv: refused. The code stands in line 2 already.",
    );
    const edited = { ...content, styles: [...content.styles, { ...navy, _id: "drafts.style-trnv" }] };
    const [line] = planSheet(rowsOf("code,name\ntrnv,One"), edited);
    expect(line && plannedWords(line)).toBe(
      "Line 2, trnv: refused. Somebody is editing this style: publish or discard the draft first.",
    );
  });
});

describe("whether a sample can be ordered, as a spreadsheet says it", () => {
  const cellOf = (style: SheetContent["styles"][number]) =>
    rowsOf(sheetOf({ ...content, styles: [style] }))[0]?.["sample can be ordered"];
  const fieldsOf = (text: string, style: SheetContent["styles"][number]) =>
    mutationsOf(planSheet(rowsOf(text), { ...content, styles: [style] }), "publish").map((written) =>
      "patch" in written ? written.patch.set : null,
    );
  const priceless = { ...navy, sample: { ...navy.sample, price: null } };

  it("is what the shop says: both switches, and SKU, name and price", () => {
    expect([
      cellOf(navy),
      cellOf({ ...navy, orderSample: false }),
      cellOf({ ...navy, sample: { ...navy.sample, enabled: false } }),
      cellOf({ ...navy, sample: { ...navy.sample, name: null } }),
      cellOf(priceless),
      cellOf(white),
    ]).toEqual(["yes", "no", "no", "no", "no", ""]);
  });

  it("switches both on by a yes, and one off by a no", () => {
    const off = { ...navy, orderSample: false };
    expect(fieldsOf("code,sample can be ordered\ntrnv,yes", off)).toEqual([
      { orderSample: true, "sample.enabled": true },
    ]);
    expect(fieldsOf("code,sample can be ordered\ntrnv,no", navy)).toEqual([{ "sample.enabled": false }]);
  });

  it("keeps its no when the line brings the price that was missing", () => {
    expect(fieldsOf("code,sample price,sample can be ordered\ntrnv,12.50,no", priceless)).toEqual([
      { "sample.price": 12.5, "sample.enabled": false },
    ]);
  });
});

describe("a cell that says the same in another way", () => {
  const same = (column: string, cell: string, style: SheetContent["styles"][number] = navy) =>
    planSheet(rowsOf(`code;${column}\ntrnv;${cell}`), { ...content, styles: [style] }).map(
      ({ kind, ...line }) => ("columns" in line ? line.columns.join() : kind),
    );

  it.each([
    ["brand", "JSI CABINETRY"],
    ["color family", "BLUE"],
    ["sample can be ordered", "YES"],
    ["sample price", "0"],
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
    const priceless = { ...navy, sample: { ...navy.sample, price: null } };
    expect(same("sample price", "", priceless)).toEqual(["unchanged"]);
  });
});

describe("what a cell says to the document", () => {
  const patchOf = (text: string) =>
    mutationsOf(planSheet(rowsOf(text), content), "publish").map((written) =>
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
    expect(readSheet('code,name\ntrnv,"Navy')).toEqual({
      isRead: false,
      reason: "Line 2: Quoted field unterminated.",
    });
    expect(readSheet("code,name\ntrnv,Navy\nwtse,White,Extra")).toEqual({
      isRead: false,
      reason: "Line 3: Too many fields: expected 2 fields but parsed 3.",
    });
    const line = `trnv${" ".repeat(1019)}\n`;
    expect(readSheet(`code\n${line.repeat(8192)}`)).toEqual({
      isRead: false,
      reason: "The file is longer than 8 MB.",
    });
    expect(readSheet(`code\n${line.repeat(8191)}`)).toMatchObject({ isRead: true });
  });

  it("keeps a byte order mark that is no beginning, and an apostrophe before a word", () => {
    expect(rowsOf("code,name\ntrnv,a\uFEFFb")).toEqual([{ code: "trnv", name: "a\uFEFFb" }]);
    expect(rowsOf("code,name\ntrnv,Ada's =1")).toEqual([{ code: "trnv", name: "Ada's =1" }]);
    expect(rowsOf("code,name\ntrnv,a'=1")).toEqual([{ code: "trnv", name: "a'=1" }]);
  });
});

describe("what is written", () => {
  const text =
    "code,brand,line,color,name,labels,sample price\ntrnv,JSI Cabinetry,Trenton Recessed,Navy,Trenton Recessed Navy,,12.50\nnew1,USCD,Shaker,Plum,Shaker Plum,New,0\nwtse,Nobody,x,x,x,,0";
  const plan = planSheet(rowsOf(text), content);

  it("published: only what changed, and only if nobody changed it since; new styles stay drafts", () => {
    expect(mutationsOf(plan, "publish")).toEqual([
      {
        patch: {
          id: "style-trnv",
          ifRevisionID: "r1",
          setIfMissing: { sample: { _type: "sampleDoor" } },
          set: { "sample.price": 12.5 },
          unset: ["labels"],
        },
      },
      {
        createIfNotExists: {
          _id: "drafts.style-new1",
          _type: "style",
          code: { _type: "slug", current: "new1" },
        },
      },
      {
        patch: {
          id: "drafts.style-new1",
          setIfMissing: { sample: { _type: "sampleDoor" } },
          set: {
            brand: { _type: "reference", _ref: "brand-uscd" },
            line: "Shaker",
            colour: "Plum",
            name: "Shaker Plum",
            labels: ["New"],
            "sample.price": 0,
          },
        },
      },
    ]);
  });

  it("as drafts: a copy of what is published, changed", () => {
    const [copy, patch] = mutationsOf(plan, "drafts");
    expect(copy).toMatchObject({
      createIfNotExists: { _id: "drafts.style-trnv", name: "Trenton Recessed Navy" },
    });
    expect(patch).toMatchObject({ patch: { id: "drafts.style-trnv", set: { "sample.price": 12.5 } } });
  });
});
