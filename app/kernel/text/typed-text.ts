/** Invisible characters of pasted text: direction marks, zero-width spaces, soft hyphens and byte order marks. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Joiners shape characters of some scripts and emoji; beside ASCII they have no effect. */
const idleJoiners = /(^|\p{ASCII})[\u200c\u200d]+|[\u200c\u200d]+(?=\p{ASCII}|$)/gu;

const spaces = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/gu;
const apostrophes = /[\u00b4\u2018\u2019\u201b\u2032]/gu;
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63]/gu;
const fullWidth = /[\uff01-\uff5e]/gu;
const fullWidthOffset = 0xfee0;

/**
 * Normalizes the text of a one-line field. Phones and pasted text add typographic apostrophes and hyphens, no-break
 * spaces, invisible characters and full-width ASCII. Alphabetic characters of every script stay; ends are trimmed.
 */
export function normalizeTypedText(text: string): string {
  // NFC, because NFKC would turn "12½" into "121⁄2".
  // It runs twice, because an invisible character may separate a character and its accent.
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(spaces, " ")
    .replace(apostrophes, "'")
    .replace(hyphens, "-")
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replace(idleJoiners, "$1")
    .normalize("NFC")
    .trim();
}

/** Normalizes a phone number: removes the leading +1 or 1 of a US number of eleven digits. */
export function normalizePhone(text: string): string {
  const phone = normalizeTypedText(text);
  const digits = phone.replace(/\D/g, "");
  const isWithCountryCode = digits.length === 11 && digits.startsWith("1");
  return isWithCountryCode ? phone.replace(/^\D*1[^\d(]*/, "") : phone;
}

/**
 * Normalizes a postal code for rates and taxes: a US ZIP+4 ('59270-1234', '592701234') becomes its first five
 * digits.
 */
export function normalizeZip(text: string, country: string): string {
  const zip = normalizeTypedText(text);
  return country === "US" ? zip.replace(/^(\d{5})[ -]*\d{4}$/, "$1") : zip;
}

/** Normalizes the typed number of an order or quote: '#000000008' becomes '000000008'. */
export function normalizeNumber(text: string): string {
  return normalizeTypedText(text).replace(/^#\s*/, "");
}

/** Normalizes an email address, because upper and lower case name the same recipient. */
export function normalizeEmail(email: string): string {
  return normalizeTypedText(email).toLowerCase();
}
