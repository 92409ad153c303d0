/** The carriers that staff choose from; `other` has a typed name and no tracking page. */
export const carriers = ["ups", "fedex", "usps", "dhl", "other"] as const;
export type Carrier = (typeof carriers)[number];

export const carrierNames = {
  ups: "UPS",
  fedex: "FedEx",
  usps: "USPS",
  dhl: "DHL",
  other: "Other carrier",
} as const satisfies Record<Carrier, string>;

/** The address of a carrier's tracking page up to the tracking number. */
const trackingPages = {
  ups: "https://www.ups.com/track?tracknum=",
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
  usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  dhl: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=",
  other: null,
} as const satisfies Record<Carrier, string | null>;

/** Returns the URL of the carrier's tracking page; null when the carrier has none. */
export function toTrackingUrl(carrier: Carrier, trackingNumber: string): string | null {
  const page = trackingPages[carrier];
  return page === null ? null : `${page}${encodeURIComponent(trackingNumber)}`;
}

/** Removes what people type between the groups of a tracking number: '1z 999 aa1' becomes '1Z999AA1'. */
export function normalizeTrackingNumber(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}
