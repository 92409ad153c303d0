/**
 * The Windows-1252 characters in the range where Latin-1 has control characters; Node up to 24 decodes them
 * wrongly.
 */
const windows1252Characters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Decodes a file as spreadsheet programs save it: UTF-8, UTF-16 with a byte order mark, or else Windows-1252.
 */
export function decodeSheetText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return text.replaceAll(/[\u0080-\u009f]/g, (sign) =>
      windows1252Characters.charAt(sign.charCodeAt(0) - 0x80),
    );
  }
}
