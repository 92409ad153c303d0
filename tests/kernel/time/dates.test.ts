import { describe, expect, it } from "vitest";
import {
  addDays,
  endOfShopDay,
  endOfShopDayAfter,
  formatDate,
  formatShopTime,
  isShopDayOver,
  type ShopDate,
  startOfShopDay,
  toShopDate,
} from "~/kernel/time/dates";

const day = (text: string) => text as ShopDate;

describe("the date formats", () => {
  it("spells out the month of a date in the shop's time zone [FMT-002]", () => {
    expect(formatDate(new Date("2026-11-21T18:00:00Z"))).toBe("November 21, 2026");
    expect(formatDate(new Date("2026-11-22T06:59:00Z"))).toBe("November 21, 2026");
    expect(formatDate(new Date("2026-07-05T03:00:00Z"))).toBe("July 4, 2026");
  });

  it("includes the time of day and the time zone in a timestamp", () => {
    expect(formatShopTime(new Date("2026-12-10T00:00:00Z"))).toBe("December 9, 2026 at 5:00 PM MST");
    expect(formatShopTime(new Date("2026-07-05T03:05:00Z"))).toBe("July 4, 2026 at 9:05 PM MDT");
  });

  it("formats a date in another time zone when one is given [FMT-002]", () => {
    expect(formatDate(new Date("2026-11-22T06:59:00Z"), "UTC")).toBe("November 22, 2026");
  });
});

/** A calendar day, its first instant and the first instant after it. */
const days = [
  ["an ordinary winter day", "2026-11-26", "2026-11-26T07:00:00.000Z", "2026-11-27T07:00:00.000Z"],
  ["an ordinary summer day", "2026-07-04", "2026-07-04T06:00:00.000Z", "2026-07-05T06:00:00.000Z"],
  ["the last day of a month", "2026-04-30", "2026-04-30T06:00:00.000Z", "2026-05-01T06:00:00.000Z"],
  ["the last day of a year", "2026-12-31", "2026-12-31T07:00:00.000Z", "2027-01-01T07:00:00.000Z"],
  ["a leap day", "2028-02-29", "2028-02-29T07:00:00.000Z", "2028-03-01T07:00:00.000Z"],
  ["the day of 23 hours in March", "2026-03-08", "2026-03-08T07:00:00.000Z", "2026-03-09T06:00:00.000Z"],
  ["the day of 25 hours in November", "2026-11-01", "2026-11-01T06:00:00.000Z", "2026-11-02T07:00:00.000Z"],
] as const;

describe("a calendar day in the shop's time zone", () => {
  it.each(days)(
    "begins a day at the shop's midnight and ends it before the next: %s",
    (_, date, start, next) => {
      const last = new Date(new Date(next).getTime() - 1);
      expect(startOfShopDay(day(date)).toISOString()).toBe(start);
      expect(endOfShopDay(day(date))).toEqual(last);
      expect(toShopDate(new Date(start))).toBe(date);
      expect(toShopDate(last)).toBe(date);
      expect(toShopDate(new Date(next))).toBe(addDays(day(date), 1));
      expect(toShopDate(new Date(new Date(start).getTime() - 1))).toBe(addDays(day(date), -1));
    },
  );

  it.each(days)(
    "considers a day over from the following midnight, for any instant of it: %s",
    (_, date, start, next) => {
      const last = endOfShopDay(day(date));
      for (const instant of [new Date(start), last]) {
        expect(isShopDayOver(instant, new Date(start))).toBe(false);
        expect(isShopDayOver(instant, last)).toBe(false);
        expect(isShopDayOver(instant, new Date(next))).toBe(true);
      }
    },
  );
});

describe("calendar day arithmetic", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2026-03-07", 2, "2026-03-09"],
    ["2026-10-31", 2, "2026-11-02"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-11-26", 365, "2027-11-26"],
    ["2026-11-26", 0, "2026-11-26"],
  ])("counts calendar days: %s and %i days is %s", (from, count, date) => {
    expect(addDays(day(from), count)).toBe(date);
  });

  it("ends a period at the end of its last day for every start time of the first day", () => {
    const end = new Date("2026-12-27T06:59:59.999Z");
    expect(endOfShopDayAfter(new Date("2026-11-26T07:00:00Z"), 30)).toEqual(end);
    expect(endOfShopDayAfter(new Date("2026-11-27T06:59:59.999Z"), 30)).toEqual(end);
    expect(endOfShopDayAfter(new Date("2026-11-27T07:00:00Z"), 30).toISOString()).toBe(
      "2026-12-28T06:59:59.999Z",
    );
  });

  it("ends a period an hour earlier or later in UTC across a clock change", () => {
    expect(endOfShopDayAfter(new Date("2026-03-07T18:00:00Z"), 1).toISOString()).toBe(
      "2026-03-09T05:59:59.999Z",
    );
    expect(endOfShopDayAfter(new Date("2026-10-31T18:00:00Z"), 1).toISOString()).toBe(
      "2026-11-02T06:59:59.999Z",
    );
  });
});
