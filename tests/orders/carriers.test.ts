import { describe, expect, it } from "vitest";
import { carriers, normalizeTrackingNumber, toTrackingUrl } from "~/kernel/carriers";

describe("the tracking page of a carrier", () => {
  it("has the tracking number in its URL; another carrier has no page", () => {
    expect(carriers.map((carrier) => toTrackingUrl(carrier, "1Z 9&9"))).toEqual([
      "https://www.ups.com/track?tracknum=1Z%209%269",
      "https://www.fedex.com/fedextrack/?trknbr=1Z%209%269",
      "https://tools.usps.com/go/TrackConfirmAction?tLabels=1Z%209%269",
      "https://www.dhl.com/us-en/home/tracking.html?tracking-id=1Z%209%269",
      null,
    ]);
  });
});

describe("a typed tracking number", () => {
  it.each([
    ["1z 999 aa1 01 2345 6784", "1Z999AA10123456784"],
    ["9400\u00a01000 0000", "940010000000"],
    ["PRO-123", "PRO-123"],
  ])("is stored without spaces in capitals: %s", (typed, stored) => {
    expect(normalizeTrackingNumber(typed)).toBe(stored);
  });
});
