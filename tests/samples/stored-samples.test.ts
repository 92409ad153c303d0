import { describe, expect, it } from "vitest";
import {
  clampSampleQty,
  hasDifferentFinish,
  includeSample,
  readSampleRecord,
  type StoredSample,
  toSampleRecord,
  toStoredSample,
} from "~/domains/samples/selection/stored-samples";

const noon = new Date("2026-11-21T12:00:00Z");
const navy = { type: "color", label: "Navy", value: "trnv" };
const white = { type: "color", label: "White", value: "trwh" };
const trenton: StoredSample = {
  name: "Trenton Recessed Navy Sample Door",
  sku: "SMPL-TRNV",
  qty: 1,
  finish: navy,
};

const stored = (items: unknown, expiry: unknown = noon.getTime() + 1) => JSON.stringify({ items, expiry });

describe("stored sample record", () => {
  it("stores name, sku, qty and finish of each sample, and an expiry [SMPL-001]", () => {
    expect(toSampleRecord([trenton], noon)).toEqual({
      items: [
        {
          name: "Trenton Recessed Navy Sample Door",
          sku: "SMPL-TRNV",
          qty: 1,
          finish: { type: "color", label: "Navy", value: "trnv" },
        },
      ],
      expiry: 1_795_348_800_000,
    });
  });

  it("expires the stored samples 24 hours, 86,400,000 ms, after they were written [SMPL-002]", () => {
    const record = toSampleRecord([trenton], noon);
    expect(record.expiry - noon.getTime()).toBe(86_400_000);
    const raw = JSON.stringify(record);
    expect(readSampleRecord(raw, new Date("2026-11-22T11:59:59.999Z"))?.items).toEqual([trenton]);
    expect(readSampleRecord(raw, new Date("2026-11-22T12:00:00Z"))).toBeNull();
  });

  it.each([
    ["nothing stored", null],
    ["no JSON", "{oops"],
    ["another shape", '"SMPL-TRNV"'],
    ["no expiry", JSON.stringify({ items: [trenton] })],
    ["an empty list", stored([])],
    ["items without SKU", stored([{ name: "Door" }, 7, null])],
  ])("reads the stored record as an empty cart for %s [SMPL-006]", (_case, raw) => {
    expect(readSampleRecord(raw, noon)).toBeNull();
  });

  it("reads the finish format of older records, and omits an invalid finish [SMPL-001] [SMPL-003]", () => {
    const record = readSampleRecord(
      stored([
        { name: "One", sku: "SMPL-ONE", qty: 1, finish: { type: "color", value: "Navy" } },
        { name: "Two", sku: "SMPL-TWO", qty: 1, finish: "Navy" },
      ]),
      noon,
    );
    expect(record?.items).toEqual([
      { name: "One", sku: "SMPL-ONE", qty: 1, finish: { type: "color", label: "Navy", value: "Navy" } },
      { name: "Two", sku: "SMPL-TWO", qty: 1 },
    ]);
  });

  it("reads a tampered quantity as 1 and each SKU once [SMPL-010]", () => {
    const record = readSampleRecord(stored([{ ...trenton, qty: 40 }, trenton]), noon);
    expect(record?.items).toEqual([trenton]);
  });
});

describe("stored sample", () => {
  const chip = { src: "/chips/navy.jpg", processedUrls: { medium: "/chips/navy-160.jpg" } };

  it("returns a stored sample with a quantity of 1, its finish and the finish's picture [SMPL-004]", () => {
    const finish = { ...navy, image: chip };
    expect(toStoredSample({ name: "Door", sku: "SMPL-TRNV", finish })).toEqual({
      name: "Door",
      sku: "SMPL-TRNV",
      qty: 1,
      finish: { type: "color", label: "Navy", value: "trnv", image: chip },
    });
    expect(toStoredSample({ name: "Door", sku: "SMPL-TRNV", finish: null })).toEqual({
      name: "Door",
      sku: "SMPL-TRNV",
      qty: 1,
    });
  });

  it.each([
    [chip, chip],
    [{ src: "/a.jpg" }, { src: "/a.jpg" }],
    [{ src: "/a.jpg", processedUrls: { medium: 7 } }, { src: "/a.jpg" }],
    [{ src: "/a.jpg", processedUrls: "x" }, { src: "/a.jpg" }],
    [{ src: 7 }, undefined],
    ["/a.jpg", undefined],
  ])("reads the finish picture %j as %j [SMPL-006]", (image, read) => {
    const record = readSampleRecord(stored([{ ...trenton, finish: { ...navy, image } }]), noon);
    expect(record?.items[0]?.finish?.image).toEqual(read);
  });

  it.each([
    [{ sku: "", name: "Door" }, null],
    [{ sku: 7, name: "Door" }, null],
    [{ sku: "SMPL-ONE" }, "SMPL-ONE"],
    [{ sku: "SMPL-ONE", name: 7 }, "SMPL-ONE"],
    [{ sku: "SMPL-ONE", name: "Door" }, "Door"],
  ])("reads the name of %j as %j [SMPL-006]", (entry, name) => {
    expect(readSampleRecord(stored([entry]), noon)?.items[0]?.name ?? null).toBe(name);
  });

  it.each([
    [{ type: 7, value: "navy" }],
    [{ type: "color", value: 7 }],
    [{ type: "color" }],
    [{ value: "navy" }],
    [["color", "navy"]],
  ])("ignores the invalid finish %j [SMPL-006]", (finish) => {
    expect(readSampleRecord(stored([{ ...trenton, finish }]), noon)?.items).toEqual([
      { name: trenton.name, sku: "SMPL-TRNV", qty: 1 },
    ]);
  });
});

describe("clampSampleQty", () => {
  it.each([
    ["1", false],
    ["2", true],
    ["40", true],
    ["0", false],
    ["-3", false],
    ["", false],
    ["  ", false],
    [" 2 ", true],
    [2, true],
    [1, false],
    [null, false],
    [Number.POSITIVE_INFINITY, false],
    ["abc", false],
    [Number.NaN, false],
    [undefined, false],
  ])(
    "changes the quantity %j to 1 and reports whether it exceeded the limit as %s [SMPL-010] [SMPL-011]",
    (entry, exceeded) => {
      expect(clampSampleQty(entry)).toEqual({ qty: 1, exceeded });
    },
  );
});

describe("includeSample", () => {
  it("adds a sample with a new SKU at the end", () => {
    const other = { ...trenton, sku: "SMPL-ESWH" };
    expect(includeSample([trenton], other)).toEqual({ items: [trenton, other], result: "added" });
  });

  it("replaces a sample of the same SKU in another finish [SMPL-014]", () => {
    expect(includeSample([trenton], { ...trenton, finish: white })).toEqual({
      items: [{ ...trenton, finish: white }],
      result: "updated",
    });
  });

  it("keeps the positions and the other samples when one is replaced", () => {
    const [before, after] = [
      { ...trenton, sku: "SMPL-A" },
      { ...trenton, sku: "SMPL-Z" },
    ];
    const chosen = { ...trenton, finish: white };
    expect(includeSample([before, trenton, after], chosen).items).toEqual([before, chosen, after]);
  });

  it("compares finishes by group and value [SMPL-014]", () => {
    const glaze = { ...navy, type: "glaze" };
    const { finish: _finish, ...plain } = trenton;
    const result = (one: StoredSample, other: StoredSample) => includeSample([one], other).result;
    expect(result(trenton, { ...trenton, finish: glaze })).toBe("updated");
    expect(result(plain, trenton)).toBe("updated");
    expect(result(trenton, plain)).toBe("updated");
    expect(result(plain, plain)).toBe("already-chosen");
    expect(result(trenton, { ...trenton, finish: { ...navy, label: "Marine" } })).toBe("already-chosen");
  });

  it("replaces a sample whose finish in another group differs [SMPL-014]", () => {
    const pewter = { type: "glaze", label: "Pewter", value: "pewter" };
    const coffee = { type: "glaze", label: "Coffee", value: "coffee" };
    const glazed = { ...trenton, otherFinishes: [pewter] };
    expect(includeSample([trenton], glazed)).toEqual({ items: [glazed], result: "updated" });
    expect(includeSample([glazed], { ...trenton, otherFinishes: [coffee] }).result).toBe("updated");
    expect(includeSample([glazed], { ...trenton, otherFinishes: [pewter] }).result).toBe("already-chosen");
  });

  it("does not add the same SKU in the same finish again [SMPL-011]", () => {
    expect(includeSample([trenton], trenton)).toEqual({ items: [trenton], result: "already-chosen" });
  });
});

describe("stored sample with finishes of two groups", () => {
  const color = { type: "color", label: "Saddle", value: "saddle" };
  const pewter = { type: "glaze", label: "Pewter", value: "pewter" };
  const saddle = toStoredSample({
    name: "Casselberry Saddle Sample Door",
    sku: "SMPL-SDCB",
    finish: color,
    otherFinishes: [pewter],
  });

  it("keeps the finish of every group and reads it back [SMPL-004]", () => {
    const now = new Date("2026-11-24T12:00:00Z");
    const raw = JSON.stringify(toSampleRecord([saddle], now));
    expect(readSampleRecord(raw, now)?.items).toEqual([
      {
        name: "Casselberry Saddle Sample Door",
        sku: "SMPL-SDCB",
        qty: 1,
        finish: color,
        otherFinishes: [pewter],
      },
    ]);
  });

  it("drops stored finishes that are malformed", () => {
    const now = new Date("2026-11-24T12:00:00Z");
    const stored = { ...saddle, otherFinishes: [pewter, null, { type: "glaze" }, "coffee"] };
    const raw = JSON.stringify({ items: [stored], expiry: now.getTime() + 1 });
    expect(readSampleRecord(raw, now)?.items[0]?.otherFinishes).toEqual([pewter]);
  });

  it("compares a stored sample with a selection only in finish groups that both have", () => {
    const coffee = { ...pewter, value: "coffee" };
    expect(hasDifferentFinish(saddle, [color, coffee])).toBe(true);
    expect(hasDifferentFinish(saddle, [color, pewter])).toBe(false);
    expect(hasDifferentFinish({ finish: color }, [color, pewter])).toBe(false);
    expect(hasDifferentFinish(saddle, [color])).toBe(false);
  });
});
