import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { navyStyle, parseSheetRows, sheetContent } from "#tests/support/content/sheet-content";
import { toExampleSheet } from "~/domains/catalog/spreadsheet/column-help";
import { decodeSheetText } from "~/domains/catalog/spreadsheet/decode-sheet-text";
import { planImport } from "~/domains/catalog/spreadsheet/plan-import";
import {
  describePlannedRow,
  describeWriteResult,
  summarizePlan,
} from "~/domains/catalog/spreadsheet/plan-messages";
import { parseSheet, toSheetCsv } from "~/domains/catalog/spreadsheet/sheet-csv";
import { toSheetMutations } from "~/domains/catalog/spreadsheet/sheet-mutations";

const head =
  "code,brand,line,color,name,color family,construction,material,swatch,labels,sample sku,sample name,sample price,sample can be ordered";

const planned = (text: string) => planImport(parseSheetRows(text), sheetContent).map(describePlannedRow);

describe("catalog spreadsheet", () => {
  it("exports one row for every published style and none for drafts", () => {
    const draft = { ...navyStyle, _id: "drafts.style-trnv", name: "Not yet" };
    expect(toSheetCsv({ ...sheetContent, styles: [...sheetContent.styles, draft] })).toBe(
      [
        `\uFEFF${head}`,
        'trnv,JSI Cabinetry,Trenton Recessed,Navy,Trenton Recessed Navy,blue,,,#22344f,"Painted | New, here",SMPL-TRNV,Navy Sample Door,0.00,yes',
        "wtse,USCD,Trenton Recessed,Navy,Trenton Recessed Navy,blue,,,#22344f,,,,,",
        "",
      ].join("\r\n"),
    );
  });

  it("imports its own export without changes, with commas or semicolons and a byte order mark", () => {
    const saved = toSheetCsv(sheetContent);
    expect(summarizePlan(planImport(parseSheetRows(saved), sheetContent))).toBe(
      "0 new, 0 changed, 2 unchanged, 0 refused.",
    );
    expect(planned("\uFEFFCode;Brand;Sample price\r\ntrnv;jsi cabinetry;0\r\n\r\n")).toEqual([
      "Line 2, trnv: unchanged",
    ]);
  });

  it("escapes a text that looks like a formula and reads it back unchanged", () => {
    const formula = { ...navyStyle, name: "=1+1" };
    const saved = toSheetCsv({ ...sheetContent, styles: [formula] });
    expect(saved).toContain("'=1+1");
    expect(parseSheetRows(saved)[0]?.name).toBe("=1+1");
  });

  it.each(["=1+1\nand more", "Navy; =1+1", "'=1"])("escapes %j and reads it back unchanged", (name) => {
    const saved = toSheetCsv({ ...sheetContent, styles: [{ ...navyStyle, name }] });
    expect(saved).toMatch(/'=1/);
    expect(saved).not.toMatch(/(^|[,";\n] *)=1/);
    expect(parseSheetRows(saved)[0]?.name).toBe(name);
  });

  it("refuses a malformed spreadsheet, and one without a code column or with an unknown column", () => {
    expect(parseSheet("name\nNavy")).toEqual({
      isRead: false,
      reason: "There is no column “code”, which identifies the style on each line.",
    });
    expect(parseSheet("code,price\ntrnv,1")).toMatchObject({
      isRead: false,
      reason: expect.stringMatching(/^Unknown column “price”\. Columns are: code, brand, line,/),
    });
    expect(parseSheet('code,name\ntrnv,"Navy')).toMatchObject({ isRead: false });
  });
});

describe("catalog spreadsheet from common spreadsheet programs", () => {
  const messageText = ["Line 2, trnv: changed (name, sample price)"];
  it.each([
    ["Excel in Germany", '\uFEFFsep=;\r\n"Code";"Name";"Sample Price"\r\n"TRNV";"Grün";"12.50"\r\n'],
    ["tabs", "CODE\tNAME\tSAMPLE PRICE\ntrnv\tGrün\t12.50"],
    ["spaces around", " Code , Name ,Sample  Price \r\n trnv , Grün , 12.50 \r\n"],
    ["underscores", "code,name,sample_price\ntrnv,Grün,12.50"],
    ["empty columns behind", "code,name,sample price,,\ntrnv,Grün,12.50,,\n,,,,\n"],
    ["carriage returns alone", "code,name,sample price\rtrnv,Grün,12.50\r"],
  ])("parses a spreadsheet with %s", (_, text) => {
    expect(planned(text)).toEqual(messageText);
    expect(parseSheetRows(text)[0]?.name).toBe("Grün");
  });

  it("counts empty lines in line numbers and otherwise ignores them", () => {
    expect(planned("\n\ncode,name\n\ntrnv,Plum\n,\n;\nwtse,\n\n\n")).toEqual([
      "Line 5, trnv: changed (name)",
      "Line 7, ;: refused. The code has up to 12 letters, digits and hyphens. The name is missing. A new style needs its brand. A new style needs its line. A new style needs its color.",
      "Line 8, wtse: refused. The name is missing.",
    ]);
    expect(planned("code,name\n\ntrnv,One\n\n\nTRNV,Two")[1]).toBe(
      "Line 6, trnv: refused. The code is already in line 3.",
    );
    expect(parseSheet("code,name\n\n\nwtse,White,Extra")).toMatchObject({
      reason: "Line 4: Too many fields: expected 2 fields but parsed 3.",
    });
  });

  it("accepts a row without the empty cells at its end", () => {
    expect(planned("code,name,labels\nwtse,Plum")).toEqual(["Line 2, wtse: changed (name)"]);
  });

  it.each([
    ["code,name,Name\ntrnv,a,b", "The column “name” appears twice."],
    ["code,,name\ntrnv,a,b", "Column 2 has no name."],
    ["", "There is no column “code”, which identifies the style on each line."],
    ["\n;;\n", "There is no column “code”, which identifies the style on each line."],
  ])("refuses the spreadsheet %j with a reason", (text, reason) => {
    expect(parseSheet(text)).toEqual({ isRead: false, reason });
  });

  it("keeps a line break and a separator inside quotes", () => {
    expect(parseSheetRows('code;name\r\ntrnv;"Navy; ""deep""\nand calm"\r\n')).toEqual([
      { code: "trnv", name: 'Navy; "deep"\nand calm' },
    ]);
  });

  it.each([
    ["UTF-8", Buffer.from("Grün – “Moss”")],
    ["UTF-8 with its mark", Buffer.from("\uFEFFGrün – “Moss”")],
    ["UTF-16", Buffer.from("\uFEFFGrün – “Moss”", "utf16le")],
    ["Windows", Buffer.from([0x47, 0x72, 0xfc, 0x6e, 0x20, 0x96, 0x20, 0x93, 0x4d, 0x6f, 0x73, 0x73, 0x94])],
  ])("keeps umlauts and dashes in %s", (_, bytes) => {
    expect(decodeSheetText(bytes)).toBe("Grün – “Moss”");
  });

  it("fills every column of the example file, which can be imported", () => {
    expect(readFileSync("docs/catalog.example.csv", "utf8")).toBe(toExampleSheet());
    const [row] = parseSheetRows(toExampleSheet());
    expect(Object.values(row ?? {}).filter(Boolean)).toHaveLength(14);
    expect(planned(toExampleSheet())).toEqual(["Line 2, shpl: new"]);
  });
});

describe("describeWriteResult", () => {
  const plum = "shpl,USCD,Shaker,Plum,Shaker Plum";
  const renamed = "trnv,JSI Cabinetry,Trenton Recessed,Navy,Deep Navy";
  const nameless = "wtse,USCD,Trenton Recessed,Navy,";

  it.each([
    [[renamed], "publish", "Published. 1 changed."],
    [
      [plum, renamed, nameless],
      "publish",
      "Published. 1 new, 1 changed. New styles are saved as drafts: they need a picture. 1 refused line is left out.",
    ],
    [[plum], "publish", "Saved as drafts. 1 new. New styles are saved as drafts: they need a picture."],
    [
      [plum, nameless, "a b,USCD,Shaker,A,B"],
      "drafts",
      "Saved as drafts. 1 new. 2 refused lines are left out.",
    ],
  ] as const)("describes which rows were saved and refused: %s, saved as %s", (lines, mode, text) => {
    const rows = parseSheetRows(["code,brand,line,color,name", ...lines].join("\r\n"));
    expect(describeWriteResult(planImport(rows, sheetContent), mode)).toBe(text);
  });
});

describe("planImport", () => {
  it("describes each row as new or changed, with the changed columns", () => {
    expect(
      planned(
        "code,brand,line,color,name,sample price\ntrnv,JSI Cabinetry,Trenton Recessed,Navy,Trenton Recessed Navy,12.5\nnew1,USCD,Shaker,Plum,Shaker Plum,0",
      ),
    ).toEqual(["Line 2, trnv: changed (sample price)", "Line 3, new1: new"]);
  });

  it.each([
    ["code,brand\ntrnv,Nobody", "There is no brand “Nobody”."],
    ["code,sample price\ntrnv,-1", "The price is dollars and cents: 12.50, or 0 for a free sample."],
    ["code;sample price\ntrnv;12,50", "The price is dollars and cents: 12.50, or 0 for a free sample."],
    ["code;sample price\ntrnv;1.234,50", "The price is dollars and cents: 12.50, or 0 for a free sample."],
    ["code,sample price\ntrnv,1000000", "The price is dollars and cents: 12.50, or 0 for a free sample."],
    ["code,sample price\ntrnv,1.005", "The price is dollars and cents: 12.50, or 0 for a free sample."],
    ["code,swatch\ntrnv,navy", "The swatch is a # and six digits or letters a–f."],
    ["code,color family\ntrnv,purple", "The color family is one of: white, gray, blue, green, black, brown."],
    ["code,sample sku\ntrnv,door 1", "The SKU is SMPL- and the code in capitals."],
    ["code,sample sku\nwtse,SMPL-TRNV", "The SKU belongs to trnv."],
    ["code,line\ntrnv,", "The line is missing."],
    ["code,labels\ntrnv,New | New", "A label appears twice."],
    ["code,sample can be ordered\ntrnv,maybe", "“Can be ordered” is yes or no."],
    ["code,sample can be ordered\ntrnv,yes please", "“Can be ordered” is yes or no."],
    ["code,sample can be ordered\ntrnv,not yes", "“Can be ordered” is yes or no."],
    ["code,name\nthirteen-long,Long", "The code has up to 12 letters, digits and hyphens."],
    ["code,name\n-trnv,Hyphen", "The code has up to 12 letters, digits and hyphens."],
    ["code,name\ntr nv,Space", "The code has up to 12 letters, digits and hyphens."],
    ["code,name\n,Nameless", "The code has up to 12 letters, digits and hyphens."],
    [
      "code\nnew1",
      "A new style needs its brand. A new style needs its line. A new style needs its color. A new style needs its name.",
    ],
  ])("refuses the row %j with a reason", (text, reason) => {
    expect(planned(text)[0]).toMatch(/: refused\. /);
    expect(planned(text)[0]).toContain(reason);
  });

  it("refuses a second row of the same code, and a style with a draft", () => {
    expect(planned("code,name\ntrnv,One\nTRNV,Two")[1]).toBe(
      "Line 3, trnv: refused. The code is already in line 2.",
    );
    const edited = {
      ...sheetContent,
      styles: [...sheetContent.styles, { ...navyStyle, _id: "drafts.style-trnv" }],
    };
    const [line] = planImport(parseSheetRows("code,name\ntrnv,One"), edited);
    expect(line && describePlannedRow(line)).toBe(
      "Line 2, trnv: refused. Someone is editing this style: publish or discard the draft first.",
    );
  });
});

describe("toSheetMutations", () => {
  const text =
    "code,brand,line,color,name,labels,sample price\ntrnv,JSI Cabinetry,Trenton Recessed,Navy,Trenton Recessed Navy,,12.50\nnew1,USCD,Shaker,Plum,Shaker Plum,New,0\nwtse,Nobody,x,x,x,,0";
  const plan = planImport(parseSheetRows(text), sheetContent);

  it("patches only the changed fields of the known revision, and creates new styles as drafts", () => {
    expect(toSheetMutations(plan, "publish")).toEqual([
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
            color: "Plum",
            name: "Shaker Plum",
            labels: ["New"],
            "sample.price": 0,
          },
        },
      },
    ]);
  });

  it("creates drafts as changed copies of the published styles", () => {
    const [copy, patch] = toSheetMutations(plan, "drafts");
    expect(copy).toMatchObject({
      createIfNotExists: { _id: "drafts.style-trnv", name: "Trenton Recessed Navy" },
    });
    expect(patch).toMatchObject({ patch: { id: "drafts.style-trnv", set: { "sample.price": 12.5 } } });
  });
});
