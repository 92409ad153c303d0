import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Interner } from "~/kernel/interner";

const seed = 20261126;

describe("Interner", () => {
  it("shares equal parts of values, in lists and at every depth", () => {
    const share = new Interner();
    const style = (code: string) => ({
      code,
      brand: { _type: "reference", _ref: "brand-uscd" },
      specs: [{ label: "Hinges", values: ["Soft-close"] }],
    });
    const [one, other] = [share.intern(style("trnv")), share.intern(style("trry"))];
    expect(one).not.toBe(other);
    expect(other).toEqual(style("trry"));
    expect(other.brand).toBe(one.brand);
    expect(other.specs).toBe(one.specs);
  });

  it("keeps parts separate that differ in a name, a type or an order", () => {
    const parts = [
      { a: "1" },
      { a: 1 },
      { b: "1" },
      { a: "1", b: undefined },
      ["1"],
      [1],
      [["1"]],
      [{ a: "1" }],
      { "a:": "1" },
      { a: null },
      { a: "null" },
      { a: "=1" },
      ["1", "2"],
      ["2", "1"],
      ["12"],
    ];
    const { within } = new Interner().intern({ within: parts });
    expect(new Set(within).size).toBe(15);
  });

  it("leaves the content of every value unchanged", () => {
    const share = new Interner({ most: 50 });
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const text = JSON.stringify(values);
        expect(JSON.stringify(share.intern(JSON.parse(text)))).toBe(text);
      }),
      { seed },
    );
  });

  it("forgets known parts when there are too many", () => {
    const share = new Interner({ most: 3 });
    const [one, two, three] = ["one", "two", "two"].map((name) => share.intern({ name: { name } }));
    expect(two?.name).not.toBe(one?.name);
    expect(three?.name).not.toBe(two?.name);
  });

  it("shares no objects and lists with the option textsAlone", () => {
    const share = new Interner({ textsAlone: true });
    const [one, other] = ["a", "b"].map((code) =>
      share.intern({ code, brand: { name: "USCD" }, sizes: ["W"] }),
    );
    expect(other?.brand).not.toBe(one?.brand);
    expect(other?.sizes).not.toBe(one?.sizes);
    expect([one, other]).toEqual(["a", "b"].map((code) => ({ code, brand: { name: "USCD" }, sizes: ["W"] })));
  });

  it("leaves values alone that are not plain data", () => {
    const [one, other] = [new Date(0), new Date(0)];
    const { dates } = new Interner().intern({ dates: [one, other] });
    expect(dates[0]).toBe(one);
    expect(dates[1]).toBe(other);
  });
});
