import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Interner } from "~/kernel/interner";

const seed = 20261126;

describe("parts that are shared", () => {
  it("are one and the same where they are equal, in lists and below each other", () => {
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

  it("differ where anything in them differs: a name, a type, an order", () => {
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

  it("say what they said, whatever it was", () => {
    const share = new Interner({ most: 50 });
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const text = JSON.stringify(values);
        expect(JSON.stringify(share.intern(JSON.parse(text)))).toBe(text);
      }),
      { seed },
    );
  });

  it("are looked for anew when too many are known", () => {
    const share = new Interner({ most: 3 });
    const [one, two, three] = ["one", "two", "two"].map((name) => share.intern({ name: { name } }));
    expect(two?.name).not.toBe(one?.name);
    expect(three?.name).not.toBe(two?.name);
  });

  it("are as many as before where texts alone are shared: a page names each part once that is one", () => {
    const share = new Interner({ textsAlone: true });
    const [one, other] = ["a", "b"].map((code) =>
      share.intern({ code, brand: { name: "USCD" }, sizes: ["W"] }),
    );
    expect(other?.brand).not.toBe(one?.brand);
    expect(other?.sizes).not.toBe(one?.sizes);
    expect([one, other]).toEqual(["a", "b"].map((code) => ({ code, brand: { name: "USCD" }, sizes: ["W"] })));
  });

  it("leave alone what is more than data", () => {
    const [one, other] = [new Date(0), new Date(0)];
    const { dates } = new Interner().intern({ dates: [one, other] });
    expect(dates[0]).toBe(one);
    expect(dates[1]).toBe(other);
  });
});
