import { describe, expect, it } from "vitest";
import { getRetentionCutoff } from "~/kernel/time/retention";

describe("a retention period", () => {
  it("ends a retention period with a day at the shop, whatever the hour of the change", () => {
    const lastChange = new Date("2026-11-26T16:00:00Z");
    const isKept = (now: string) => lastChange >= getRetentionCutoff(new Date(now), { days: 30 });
    expect(isKept("2026-12-27T06:59:59.999Z")).toBe(true);
    expect(isKept("2026-12-27T07:00:00Z")).toBe(false);
  });

  it.each([
    ["2033-11-26T20:00:00Z", { years: 7 }, "2026-11-26T07:00:00.000Z"],
    ["2026-12-30T20:00:00Z", { days: 30 }, "2026-11-30T07:00:00.000Z"],
    ["2027-01-01T06:59:59Z", { days: 365 }, "2025-12-31T07:00:00.000Z"],
    ["2026-04-07T05:59:59Z", { days: 30 }, "2026-03-07T07:00:00.000Z"],
    ["2026-11-20T20:00:00Z", { days: 30 }, "2026-10-21T06:00:00.000Z"],
    ["2028-02-29T20:00:00Z", { years: 1 }, "2027-03-01T07:00:00.000Z"],
  ])("covers at %s with the period %j changes from %s on", (now, period, from) => {
    expect(getRetentionCutoff(new Date(now), period).toISOString()).toBe(from);
  });
});
