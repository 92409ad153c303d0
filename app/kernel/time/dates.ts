/** The shop's time zone, which determines its calendar days. */
export const shopTimeZone = "America/Denver";

/** A calendar day at the shop, "2026-11-26". Days compare as text. */
export type ShopDate = string & { readonly __unit: "shop-date" };

/** Formats a date in en-US with a long month name: 'November 21, 2026' (FMT-002). */
export function formatDate(date: Date, timeZone: string = shopTimeZone): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(date);
}

/** Formats an instant in the shop's time zone to the minute: 'December 9, 2026 at 5:00 PM MST'. */
export function formatShopTime(instant: Date): string {
  return instant.toLocaleString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: shopTimeZone,
    timeZoneName: "short",
  });
}

let shopDateFormat: Intl.DateTimeFormat | undefined;

/** Returns the calendar day at the shop for an instant. */
export function toShopDate(instant: Date): ShopDate {
  shopDateFormat ??= new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: shopTimeZone,
  });
  const parts = shopDateFormat.formatToParts(instant);
  const getPart = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${getPart("year")}-${getPart("month")}-${getPart("day")}` as ShopDate;
}

/** Returns whether the shop's calendar day of an instant has ended. */
export function isShopDayOver(instant: Date, now: Date): boolean {
  return toShopDate(instant) < toShopDate(now);
}

/** Adds a number of days to a calendar day; negative numbers go back. */
export function addDays(date: ShopDate, days: number): ShopDate {
  const shifted = new Date(`${date}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10) as ShopDate;
}

/** Adds years to a calendar day. February 29 becomes March 1 in other years. */
export function addYears(date: ShopDate, years: number): ShopDate {
  const shifted = new Date(`${date}T00:00:00Z`);
  shifted.setUTCFullYear(shifted.getUTCFullYear() + years);
  return shifted.toISOString().slice(0, 10) as ShopDate;
}

/** Returns the instant at which a calendar day begins at the shop. */
export function startOfShopDay(date: ShopDate): Date {
  // Clocks change at 2 a.m., so midnight UTC, the evening before at the shop, has the offset of the shop's midnight.
  const offset = getShopOffset(new Date(`${date}T00:00:00Z`));
  return new Date(`${date}T00:00:00${offset}`);
}

/** Returns the last millisecond of a calendar day at the shop. */
export function endOfShopDay(date: ShopDate): Date {
  return new Date(startOfShopDay(addDays(date, 1)).getTime() - 1);
}

/** Returns the end of the shop's day a number of days after an instant. A validity of that many days ends then. */
export function endOfShopDayAfter(instant: Date, days: number): Date {
  return endOfShopDay(addDays(toShopDate(instant), days));
}

/** Returns the shop's offset from UTC, for example "-07:00". */
function getShopOffset(instant: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: shopTimeZone,
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") || "Z";
}
