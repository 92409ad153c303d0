import { describe, expect, it } from "vitest";
import { formatDate, shopDay } from "~/kernel/dates";

describe("a date as it is shown", () => {
  it("has its month in words, by the clock of the shop [FMT-002]", () => {
    expect(formatDate(new Date("2026-11-21T18:00:00Z"))).toBe("November 21, 2026");
    expect(formatDate(new Date("2026-11-22T06:59:00Z"))).toBe("November 21, 2026");
    expect(formatDate(new Date("2026-07-05T03:00:00Z"))).toBe("July 4, 2026");
  });

  it("is told by another clock where one is named [FMT-002]", () => {
    expect(formatDate(new Date("2026-11-22T06:59:00Z"), "UTC")).toBe("November 22, 2026");
  });
});

describe("the day it is at the shop", () => {
  it("has two digits for month and day", () => {
    expect(shopDay(new Date("2026-03-05T18:00:00Z"))).toEqual({ year: "2026", month: "03", day: "05" });
  });

  it("ends at the shop's own midnight", () => {
    expect(shopDay(new Date("2027-01-01T06:59:00Z"))).toEqual({ year: "2026", month: "12", day: "31" });
    expect(shopDay(new Date("2027-01-01T07:00:00Z"))).toEqual({ year: "2027", month: "01", day: "01" });
  });
});
